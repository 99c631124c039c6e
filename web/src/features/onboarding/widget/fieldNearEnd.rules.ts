/** Below this height (px) a keyboard is on the screen, or nearly nothing else fits. */
const LOW_WINDOW = 480;

/** Whether what takes `room` at the bottom of the window would stand in the way of a field that ends at `bottom`; all in px from the window's top. */
export const isInTheWay = (bottom: number, windowHeight: number, room: number): boolean =>
  windowHeight < LOW_WINDOW || bottom > windowHeight - room;
