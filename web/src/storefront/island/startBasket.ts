import { markSent, unansweredKey } from './deviceStorage.ts';
import { pageOf, send } from './request.ts';

/** Parts of the basket page that change with its lines, the fulfilment and the postcode; the typed details stay. */
const PARTS = ['.ticket', '.how', '.details-end'];

/** The buttons of the basket page change it without a new page. */
export function startBasket(main: HTMLElement): void {
  const form = main.querySelector<HTMLFormElement>('form[data-checkout]');
  if (form) startSending(form, form.dataset.basket ?? '');
  let isLeft = false;
  // Before the listeners of the form itself.
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (isLeft || !(target instanceof HTMLFormElement)) return;
    if (!submitter?.matches('[name=set],[name=undo],[name=empty],[name=refresh]')) return;
    event.preventDefault();
    void send(target, submitter, '')
      .then(pageOf)
      .then((page) => show(main, page, submitter.id))
      .catch(() => {
        // The browser sends it itself, and says why it cannot.
        isLeft = true;
        target.requestSubmit(submitter);
      });
  };
  main.addEventListener('submit', onSubmit, true);
  // The Enter key applies a postcode or a code: the form is not sent yet.
  main.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const refresh = refreshOf(target);
    if (!refresh || target.type !== 'text') return;
    event.preventDefault();
    target.form?.requestSubmit(refresh);
  });
  // What a new fulfilment or postcode changes is shown at once.
  main.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const refresh = refreshOf(target);
    if (refresh) target.form?.requestSubmit(refresh);
  });
}

/** The button that applies a field. */
const refreshOf = (field: HTMLElement): HTMLButtonElement | null =>
  field.closest('[data-refresh]')?.querySelector<HTMLButtonElement>('[name=refresh]') ?? null;

function show(main: HTMLElement, page: Document, pressed: string): void {
  const focused = focusedField(main);
  const parts = PARTS.map((part) => ({ old: main.querySelector(part), fresh: page.querySelector(part) }));
  if (parts.every(({ old, fresh }) => old && fresh)) {
    for (const { old, fresh } of parts) if (fresh) old?.replaceWith(fresh);
  } else main.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  if (focused && !focused.isConnected) return main.querySelector<HTMLElement>(placeOf(focused))?.focus();
  const button =
    main.querySelector<HTMLButtonElement>('#undo') ??
    (pressed ? main.querySelector<HTMLButtonElement>(`#${pressed}`) : null);
  if (pressed.endsWith('code') && !button) return main.querySelector<HTMLElement>('#promotionCode')?.focus();
  (button?.disabled ? main.querySelector<HTMLElement>('.more') : button)?.focus();
}

/** The field in which the diner is; null on a button. */
function focusedField(main: HTMLElement): HTMLInputElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && main.contains(activeElement) ? activeElement : null;
}

/** A selector of the same field on a fresh page. */
const placeOf = ({ id, name, value }: HTMLInputElement): string =>
  id ? `#${id}` : `[name="${name}"][value="${value}"]`;

/** Uses the idempotency key of an unanswered order again instead of the page's own key, so that a retry cannot order twice. */
function startSending(form: HTMLFormElement, slug: string): void {
  const key = form.querySelector<HTMLInputElement>('[name=idempotencyKey]');
  if (!key) return;
  const unanswered = location.pathname === '/basket' ? unansweredKey(slug) : null;
  if (unanswered) key.value = unanswered;
  else markSent(slug, null);
  form.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) markSent(slug, key.value);
  });
}
