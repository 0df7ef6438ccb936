/** Where links lead: out into a tab of their own, or to a place on this page. */

import { address, el } from "./dom.js";

const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A link to an address; Discord's links to channels and messages stay on this page. */
export function anchor(url, children, scene, className = null) {
  const inside = PLACE.exec(url ?? "");
  if (inside)
    return el(
      "button",
      { class: className ?? "plain", type: "button", onclick: () => scene.open(inside[1], inside[2]) },
      children,
    );
  const href = address(url);
  return el(
    "a",
    { class: className, href, target: "_blank", rel: "noopener noreferrer", "aria-disabled": href ? null : "true" },
    children,
  );
}

/** Whether a link stays on this page. */
export function isInside(url) {
  return PLACE.test(url ?? "");
}
