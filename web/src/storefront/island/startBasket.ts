import { mendFields } from './formBehaviour.ts';
import { markSent, unplacedOrder } from './deviceStorage.ts';
import {
  actionOf,
  complain,
  fieldsOf,
  forgive,
  hasMoved,
  type Page,
  pageOf,
  saidBy,
  send,
} from './request.ts';

/** Parts of the basket page that change with its lines, the fulfilment and the postcode; the typed details stay. */
const PARTS = ['.ticket', '.how', '.details-end'];

const formIn = (part: ParentNode): HTMLFormElement | null => part.querySelector('form[data-checkout]');
const keyIn = (part: ParentNode): HTMLInputElement | null => part.querySelector('[name=idempotencyKey]');

/**
 * The buttons of the basket page change it and place the order without a new page: when the answer is lost, the page stays with
 * all that was typed, and says so.
 */
export function startBasket(main: HTMLElement): void {
  let isLeft = false;
  let reset: (() => void) | undefined;

  /** Shows the answer of the server. */
  async function show(answer: Response, button: HTMLElement, isOrder: boolean): Promise<void> {
    if (answer.redirected) return location.assign(answer.url);
    const page = await pageOf(answer);
    reset?.();
    const form = formIn(page);
    if (!answer.ok && !form) {
      const { refused, unknown } = (isOrder && formIn(main)?.dataset) || {};
      const said = saidBy(page) ?? unknown;
      return complain(button, refused && answer.status < 500 ? `${refused} ${said}` : said);
    }
    forgive();
    if (answer.ok) return showParts(main, page, button.id);
    if (form) markSent(form.dataset.basket, fieldsOf(form, null));
    showAll(main, page);
  }

  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (isLeft || !(form instanceof HTMLFormElement)) return;
    const action = actionOf(form, submitter);
    const isOrder = action === '/order';
    const button = isOrder ? main.querySelector<HTMLElement>('[data-place]') : submitter;
    if (!button) return;
    event.preventDefault();
    if (button.ariaDisabled) return;
    const fields = fieldsOf(form, submitter);
    if (isOrder) {
      // What was said about an earlier try is old.
      for (const alert of main.querySelectorAll('.alert')) alert.remove();
      const label = button.textContent;
      reset = () => {
        button.ariaDisabled = null;
        button.textContent = label;
      };
      markSent(form.dataset.basket, fields);
      button.ariaDisabled = 'true';
      button.textContent = button.dataset.place ?? label;
    }
    void send(action, fields)
      .then((answer) => show(answer, button, isOrder))
      .catch(async () => {
        reset?.();
        isLeft = await hasMoved();
        // The browser follows the site to its new address.
        if (isLeft) form.requestSubmit(submitter);
        else complain(button, isOrder ? form.dataset.unknown : undefined);
      });
  };
  // Before the listeners of the form itself.
  main.addEventListener('submit', onSubmit, true);
  // After Back the browser may show the page as it was left.
  addEventListener('pageshow', () => reset?.());
  restore(main);
  // The Enter key applies a postcode or a code: the form is not sent yet.
  main.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const refresh = refreshOf(target);
    if (!refresh || target.type !== 'text') return;
    event.preventDefault();
    target.form?.requestSubmit(refresh);
  });
  // What a new fulfilment, postcode or time changes is shown at once.
  main.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const refresh = refreshOf(target);
    if (refresh) target.form?.requestSubmit(refresh);
  });
}

/** The button that applies a field. */
const refreshOf = (field: HTMLElement): HTMLButtonElement | null =>
  field.closest('[data-refresh]')?.querySelector<HTMLButtonElement>('[name=refresh]') ?? null;

/** Shows another page, with its errors. */
function showAll(main: HTMLElement, page: Page): void {
  main.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  mendFields();
}

function showParts(main: HTMLElement, page: Page, pressed: string): void {
  const focused = focusedField(main);
  const parts = PARTS.map((part) => ({ old: main.querySelector(part), fresh: page.querySelector(part) }));
  if (parts.every(({ old, fresh }) => old && fresh)) {
    for (const { old, fresh } of parts) if (fresh) old?.replaceWith(fresh);
  } else showAll(main, page);
  if (focused && !focused.isConnected) return main.querySelector<HTMLElement>(placeOf(focused))?.focus();
  const button =
    main.querySelector<HTMLButtonElement>('#undo') ??
    (pressed ? main.querySelector<HTMLButtonElement>(`#${pressed}`) : null);
  if (pressed.endsWith('code') && !button) return main.querySelector<HTMLElement>('#promotionCode')?.focus();
  (button?.disabled ? main.querySelector<HTMLElement>('.more') : button)?.focus();
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The field in which the diner is; null on a button. */
function focusedField(main: HTMLElement): Field | null {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
  return isField && main.contains(activeElement) ? activeElement : null;
}

/** A selector of the same field on a fresh page. */
const placeOf = ({ id, name, value }: Field): string =>
  id ? `#${id}` : `[name="${name}"][value="${value}"]`;

/** The order that was sent from this tab and not placed is shown again, with its key, so that a retry cannot order twice. */
function restore(main: HTMLElement): void {
  const form = formIn(main);
  const key = keyIn(main);
  if (!form || !key) return;
  const unplaced = location.pathname === '/basket' ? unplacedOrder(form.dataset.basket) : null;
  if (!unplaced) return markSent(form.dataset.basket, null);
  key.value = unplaced.get(key.name) ?? key.value;
  void send('/basket', unplaced, 'refresh')
    .then(pageOf)
    .then((page) => {
      const fresh = keyIn(page);
      // What is typed meanwhile is newer.
      if (!fresh || focusedField(main)) return;
      fresh.value = key.value;
      showAll(main, page);
    })
    .catch(() => undefined);
}
