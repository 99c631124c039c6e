import { islandMessages } from './islandMessages.ts';

/** A page or a part of one: the answer to a request of the island. */
export type Page = Document;

/** Milliseconds after which no answer is expected any more. */
const PATIENCE = 30_000;

/** Where a form goes with a button; null: no button. */
export const actionOf = (form: HTMLFormElement, button: HTMLElement | null): string =>
  (button?.getAttribute('formaction') ?? form.getAttribute('action')) || location.pathname;

/** The fields of a form as a button sends them. */
export function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Sends fields, and says when the page is in a frame, because cookies of frames differ. */
export async function send(action: string, body: URLSearchParams, extra = ''): Promise<Response> {
  if (extra) body.append(extra, '1');
  if (parent !== self) body.append('framed', '1');
  const headers = { accept: 'text/html' };
  return fetch(action, { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) });
}

/** The HTML of an answer as a document, without its own style: the policy of this page allows only its own. */
export const pageOf = async (answer: Response): Promise<Page> =>
  new DOMParser().parseFromString((await answer.text()).replace(/<style.*?<\/style>/s, ''), 'text/html');

/** What a message page says, ours or that of a server before us with our form of pages; undefined: nothing. */
export const saidBy = (page: Page): string | undefined => page.querySelector('main p')?.textContent;

/** Whether the site has another address now, to which scripts cannot follow it. */
export const hasMoved = (): Promise<boolean> =>
  fetch('/basket/bar', { redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );

/** Says at a button why it did not work, in a live region; replaces what was said before. */
export function complain(button: Element, text = islandMessages.failed): void {
  const alert = document.createElement('p');
  alert.className = 'alert';
  alert.setAttribute('role', 'alert');
  alert.textContent = text;
  forgive();
  const row = button.closest('li');
  if (row) row.append(alert);
  else (button.closest('.dish-end') ?? button).before(alert);
}

/** Removes what `complain` has said. */
export const forgive = (): void => document.querySelector('p.alert')?.remove();
