import { markSent, readBasket, unansweredKey, writeBasket } from './deviceStorage.ts';
import { islandMessages } from './islandMessages.ts';

const MOST = 20;

/** The fields are named `q.<productId>`. */
const productOf = (field: HTMLInputElement): string => field.name.slice(2);

/** The quantity as an integer from 0 to 20. */
const countOf = (field: HTMLInputElement): number =>
  Math.min(MOST, Math.max(0, Math.trunc(Number(field.value)) || 0));

/** Pence as `£1,234.50`, as the server formats them. */
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Zero is an empty field: the menu shows only the plus button. */
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

/** Adds a minus and a plus button to a quantity field. Calls `changed` after each step. */
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
      // At zero the minus button disappears: focus the plus button.
      if (!field.value && by < 0) field.parentElement?.querySelector<HTMLElement>('.more')?.focus();
    };
    return button;
  };
  field.before(step(-1, islandMessages.remove));
  field.after(step(1, islandMessages.add));
}

/** Steppers, live totals and a stored basket, for the menu and for the basket page. */
export function startBasket(form: HTMLFormElement): void {
  const slug = form.dataset.basket ?? '';
  const isCheckout = 'checkout' in form.dataset;
  const sum = form.querySelector('[data-sum]');
  const total = form.querySelector('[data-total]');
  const shownTotal = form.querySelector<HTMLInputElement>('[name=shownTotal]');
  const place = form.querySelector<HTMLButtonElement>('[data-place]');
  const fields = [...document.querySelectorAll<HTMLInputElement>('.quantity input')];

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
    // A reload and Forward request the address, so it contains the current basket.
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
    // After Back the browser may restore this page with old quantities.
    addEventListener('pageshow', (event) => event.persisted && restore());
    // The address contains only chosen dishes.
    form.addEventListener('formdata', ({ formData }) => {
      for (const field of fields) if (!countOf(field)) formData.delete(field.name);
    });
  }
}

/** Uses the idempotency key of an unanswered order again instead of the page's own key, so that a retry cannot order twice. */
function startSending(form: HTMLFormElement, slug: string): void {
  const key = form.querySelector<HTMLInputElement>('[name=idempotencyKey]');
  if (!key) return;
  const unanswered = location.pathname === '/basket' ? unansweredKey(slug) : null;
  if (unanswered) key.value = unanswered;
  else markSent(slug, null);
  form.addEventListener('submit', () => markSent(slug, key.value));
}
