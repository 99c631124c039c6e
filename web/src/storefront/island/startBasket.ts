import { markSent, readBasket, unansweredKey, writeBasket } from './basketStore.ts';
import { islandMessages } from './islandMessages.ts';
import { addStepper, countOf, pounds, productOf, quantityFields, setCount, totals } from './quantities.ts';

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
