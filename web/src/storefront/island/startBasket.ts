import { mendFields } from './formBehaviour.ts';
import { forgetOrder, keepFields, keptFields } from './keptFields.ts';
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
  /** Whether the page has details that the server does not have. */
  let isTyped = false;
  let reset: (() => void) | undefined;

  /** Shows the answer of the server. */
  async function show(answer: Response, button: HTMLElement, isOrder: boolean): Promise<void> {
    if (answer.redirected) {
      if (isOrder) {
        isTyped = false;
        forgetOrder(formIn(main)?.dataset.basket);
      }
      return location.assign(answer.url);
    }
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
    if (form) keepFields('sent', form.dataset.basket, fieldsOf(form, null));
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
      keepFields('sent', form.dataset.basket, fields);
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
  // The details of an address are those of a form that was sent.
  let isNewer = false;
  isTyped = restore(main, () => isNewer) || location.search !== '';
  main.addEventListener('input', () => {
    isTyped = isNewer = true;
  });
  // A link may lead away: what was typed is there when the diner comes back.
  addEventListener('pagehide', () => {
    const form = formIn(main);
    if (form?.isConnected && isTyped) keepFields('typed', form.dataset.basket, fieldsOf(form, null));
  });
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

/**
 * What was typed in this tab, or sent and not placed, is shown again. A sent order keeps its key, so that a retry cannot order
 * twice. Returns whether there is something. `isNewer`: whether something was typed meanwhile.
 */
function restore(main: HTMLElement, isNewer: () => boolean): boolean {
  const form = formIn(main);
  const key = keyIn(main);
  if (!form || !key) return false;
  const slug = form.dataset.basket;
  const isOwn = location.pathname === '/basket';
  const sent = isOwn ? keptFields('sent', slug) : null;
  const fields = (isOwn ? keptFields('typed', slug) : null) ?? sent;
  if (!sent) keepFields('sent', slug, null);
  else key.value = sent.get(key.name) ?? key.value;
  if (!fields) return false;
  void send('/basket', fields, 'refresh')
    .then(pageOf)
    .then((page) => {
      const fresh = keyIn(page);
      if (!fresh || isNewer() || focusedField(main)) return;
      fresh.value = key.value;
      showAll(main, page);
    })
    .catch(() => undefined);
  return true;
}
