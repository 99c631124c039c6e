type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What public/early.js has kept. */
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

/**
 * Called before the app takes over a page that came as HTML: fields are as they came, which is what the app expects.
 * Returns what is to be called afterwards: it types what was typed and presses what was pressed meanwhile.
 */
export function holdEarly(): () => void {
  const { early } = window;
  if (!early) return () => undefined;
  const texts = [...early.typed].filter(isText).map((field) => ({ field, value: field.value }));
  for (const { field } of texts) field.value = field.defaultValue;
  const replay = async (): Promise<void> => {
    early.stop();
    for (const { field, value } of texts) {
      type(field, value);
      // A field that was left says what is wrong with it.
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const pressed of early.presses.splice(0)) {
      pressed.click();
      // The next press is one on what this one has made of the page.
      await Promise.resolve();
    }
  };
  // React wakes a region for an event at once, but not while it is at work itself.
  return () => queueMicrotask(() => void replay());
}

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** As a person does: React hears of a value only when it was not set through the field's own property, which it watches. */
function type(field: TextControl, value: string): void {
  const heard = (): boolean => field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // The first one wakes a region that is not alive yet.
  heard();
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  heard();
}
