import { islandMessages } from './islandMessages.ts';

/** The number of a field as an integer between its limits. */
export const countOf = ({ value, min, max }: HTMLInputElement): number =>
  Math.min(Number(max), Math.max(Number(min), Math.trunc(Number(value)) || 0));

/** Adds a minus and a plus button to a number field. Zero is an empty field. Calls `changed` after each step. */
export function addStepper(field: HTMLInputElement, changed: () => void): void {
  const step = (by: number, label: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = by > 0 ? 'more' : 'less';
    button.setAttribute('aria-label', `${label}: ${field.getAttribute('aria-label')?.split(':')[0]}`);
    button.onclick = () => {
      const count = Math.min(Number(field.max), countOf(field) + by);
      field.value =
        count > Number(field.min) || field.min !== '0' ? String(Math.max(count, Number(field.min))) : '';
      changed();
      // At its limit a button disappears or is disabled: focus the other one.
      if (!field.value || button.disabled)
        field.parentElement?.querySelector<HTMLElement>(by > 0 ? '.less' : '.more')?.focus();
    };
    return button;
  };
  field.before(step(-1, islandMessages.remove));
  field.after(step(1, islandMessages.add));
  field.onchange = () => {
    field.value = countOf(field) ? String(countOf(field)) : '';
  };
}
