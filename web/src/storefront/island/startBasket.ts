import { markSent, readBasket, unansweredKey, writeBasket } from './deviceStorage.ts';
import { islandMessages } from './islandMessages.ts';

const MOST = 20;

/** `q.<productId>` fields of a page. */
const quantityFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('.quantity input'),
];

const productOf = (field: HTMLInputElement): string => field.name.slice(2);

/** 0 to 20, whatever was typed. */
const countOf = (field: HTMLInputElement): number =>
  Math.min(MOST, Math.max(0, Math.trunc(Number(field.value)) || 0));

/** Pence as `£1,234.50`, the same as the server writes it. */
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** None is an empty field: the menu shows a plus alone. */
function setCount(field: HTMLInputElement, count: number): void {
  field.value = count > 0 ? String(Math.min(MOST, count)) : '';
}

function totals(fields: readonly HTMLInputElement[]): { items: number; pence: number } {
  let items = 0;
  let pence = 0;
  for (const field of fields) {
    items += countOf(field);
    pence += countOf(field) * Number(field.dataset.price);
  }
  return { items, pence };
}

/** Puts a minus and a plus around a quantity field. `changed` is called after each step. */
function addStepper(field: HTMLInputElement, changed: () => void): void {
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

/** Steppers, live totals and a basket that survives leaving, on the menu and on the basket page. */
export function startBasket(form: HTMLFormElement): void {
  const slug = form.dataset.basket ?? '';
  const isCheckout = 'checkout' in form.dataset;
  const sum = form.querySelector('[data-sum]');
  const total = form.querySelector('[data-total]');
  const shownTotal = form.querySelector<HTMLInputElement>('[name=shownTotal]');
  const place = form.querySelector<HTMLButtonElement>('[data-place]');
  const fields = quantityFields();

  const show = (): void => {
    const { items, pence } = totals(fields);
    const amount = pounds(pence);
    if (sum) sum.textContent = items ? `${islandMessages.items(items)} · ${amount}` : '';
    if (total) total.textContent = amount;
    if (shownTotal) shownTotal.value = String(pence);
    if (place) {
      place.textContent = place.dataset.place?.replace('{total}', amount) ?? '';
      place.disabled = items === 0;
    }
    for (const field of fields) {
      const line = field.closest('li')?.querySelector('[data-line]');
      if (line) line.textContent = pounds(countOf(field) * Number(field.dataset.price));
    }
  };
  const keep = (): void => {
    const chosen = fields.filter(countOf);
    writeBasket(slug, Object.fromEntries(chosen.map((field) => [productOf(field), countOf(field)])));
    show();
    // Reload and the browser's forward button ask for the address: it says what the page says.
    if (isCheckout && location.pathname === '/basket') {
      const query = new URLSearchParams(chosen.map((field) => [field.name, String(countOf(field))]));
      history.replaceState(null, '', `?${query}`);
    }
  };

  for (const field of fields) {
    addStepper(field, keep);
    field.oninput = keep;
    field.onchange = () => setCount(field, countOf(field));
  }
  if (isCheckout) {
    form.querySelector('[data-update]')?.remove();
    startSending(form, slug);
    keep();
  } else {
    const restore = (): void => {
      const kept = readBasket(slug);
      for (const field of fields) setCount(field, kept[productOf(field)] ?? 0);
      show();
    };
    restore();
    // Back from the basket: the browser may show this page as it was left.
    addEventListener('pageshow', (event) => event.persisted && restore());
    // An address with only what was chosen.
    form.addEventListener('formdata', ({ formData }) => {
      for (const field of fields) if (!countOf(field)) formData.delete(field.name);
    });
  }
}

/**
 * Every page comes with a key of its own. One that was fetched anew because the answer to an order was lost goes on
 * with the order's key, so that sending it again cannot order twice.
 */
function startSending(form: HTMLFormElement, slug: string): void {
  const key = form.querySelector<HTMLInputElement>('[name=idempotencyKey]');
  if (!key) return;
  const unanswered = location.pathname === '/basket' ? unansweredKey(slug) : null;
  if (unanswered) key.value = unanswered;
  else markSent(slug, null);
  form.addEventListener('submit', () => markSent(slug, key.value));
}
