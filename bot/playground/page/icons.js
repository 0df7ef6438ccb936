/** The page's line drawings. */

import { drawing } from "./dom.js";

const PATHS = {
  channel: ["M9.5 4 7.5 20", "M16.5 4l-2 16", "M4.5 9h16", "M3.5 15h16"],
  thread: ["M5 4v9a3 3 0 0 0 3 3h11", "M15.5 12.5 19 16l-3.5 3.5"],
  direct: ["M4.5 6.5h15v10h-9L6.5 20v-3.5h-2z"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  dots: ["M5 12h.01", "M12 12h.01", "M19 12h.01"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  send: ["M4 12 20 4.5 14.5 20 11.5 13z", "M11.5 13 20 4.5"],
  down: ["M12 5v13", "M6.5 12.5 12 18l5.5-5.5"],
  chevron: ["M7 10l5 5 5-5"],
  check: ["M5 12.5 10 17.5 19 7"],
  eye: [
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z",
    "M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  ],
  file: ["M6 3.5h8l4.5 4.5v12.5H6z", "M14 3.5V8h4.5"],
  slash: ["M14.5 5 9.5 19", "M4.5 4.5h15v15h-15z"],
  outside: ["M13.5 5H19v5.5", "M19 5l-8 8", "M16 14v5H5V8h5"],
  language: ["M4 6h9", "M8.5 4v2c0 4-2 7-4.5 8.5", "M6 9.5c1.2 2.4 3 4 5.5 5", "M12 20l4-10 4 10", "M13.5 16.5h5"],
  plus: ["M12 5v14", "M5 12h14"],
  reply: ["M9 7 4 12l5 5", "M4 12h10a5 5 0 0 1 5 5v1"],
};

/** The drawing of that name. */
export function icon(name) {
  return drawing(...PATHS[name]);
}
