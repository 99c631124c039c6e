import { islandMessages } from './islandMessages.ts';

const MOST = 20;

/** `q.<productId>` fields of a page. */
export const quantityFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('.quantity input'),
];

export const productOf = (field: HTMLInputElement): string => field.name.slice(2);

/** 0 to 20, whatever was typed. */
export const countOf = (field: HTMLInputElement): number =>
  Math.min(MOST, Math.max(0, Math.trunc(Number(field.value)) || 0));

/** Pence as `£1,234.50`, the same as the server writes it. */
export const pounds = (pence: number): string =>
  `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** None is an empty field: the menu shows a plus alone. */
export function setCount(field: HTMLInputElement, count: number): void {
  field.value = count > 0 ? String(Math.min(MOST, count)) : '';
}

export function totals(fields: readonly HTMLInputElement[]): { items: number; pence: number } {
  let items = 0;
  let pence = 0;
  for (const field of fields) {
    items += countOf(field);
    pence += countOf(field) * Number(field.dataset.price);
  }
  return { items, pence };
}

/** Puts a minus and a plus around a quantity field. `changed` is called after each step. */
export function addStepper(field: HTMLInputElement, changed: () => void): void {
  const name = field.closest('li')?.querySelector('h3, .what')?.textContent ?? '';
  const step = (by: number, label: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = by > 0 ? 'more' : 'less';
    button.setAttribute('aria-label', `${label}: ${name}`);
    button.onclick = () => {
      setCount(field, countOf(field) + by);
      changed();
      // The minus disappears with the last one: the keyboard stays at the plus.
      if (!field.value && by < 0) field.parentElement?.querySelector<HTMLElement>('.more')?.focus();
    };
    return button;
  };
  field.before(step(-1, islandMessages.remove));
  field.after(step(1, islandMessages.add));
}
