/** Below this height (px) a keyboard is on the screen, or nearly nothing else fits. */
const LOW_WINDOW = 480;

/** Width and height in px. */
interface Size {
  width: number;
  height: number;
}

/** Whether what takes `room` in the right corner at the bottom of the window would stand in the way of a field that ends at `right` and `bottom`; px from the window's top left. */
export const isInTheWay = (field: { right: number; bottom: number }, window: Size, room: Size): boolean =>
  field.right > window.width - room.width &&
  (window.height < LOW_WINDOW || field.bottom > window.height - room.height);
