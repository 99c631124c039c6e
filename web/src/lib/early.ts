type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Presses and typed fields that public/early.js has kept. */
interface Early {
  presses: HTMLElement[];
  typed: Set<EventTarget>;
  stop: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Resets the fields before hydration. Returns the function that replays the kept texts and presses after it. */
export function holdEarly(): () => void {
  const { early } = window;
  if (!early) return () => undefined;
  const texts = [...early.typed].filter(isText).map((field) => ({ field, value: field.value }));
  for (const { field } of texts) field.value = field.defaultValue;
  const replay = async (): Promise<void> => {
    early.stop();
    for (const { field, value } of texts) {
      type(field, value);
      // A field that lost the focus shows its error.
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const pressed of early.presses.splice(0)) {
      pressed.click();
      // The next press needs the page that this press has changed.
      await Promise.resolve();
    }
  };
  // React hydrates a region for an event at once, but not while it renders.
  return () => queueMicrotask(() => void replay());
}

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Sets the value by the prototype's setter: React watches the field's own property and would ignore the change. */
function type(field: TextControl, value: string): void {
  const heard = (): boolean => field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // The first event hydrates the region.
  heard();
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  heard();
}
