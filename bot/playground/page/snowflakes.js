/** Ids that sort by time. */

const EPOCH = 1420070400000n;
let last = 0n;

/** A number below, equal to or above zero, as `a` was made before, with or after `b`. */
export function order(a, b) {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** A new id of this moment, never the same twice. */
export function snowflake() {
  const now = (BigInt(Date.now()) - EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return String(last);
}
