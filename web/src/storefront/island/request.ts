/** A page or a part of one: the answer to a request of the island. */
export type Page = Document;

/** Sends a form as its button would, and says when the page is in a frame, because cookies of frames differ. */
export async function send(
  form: HTMLFormElement,
  button: HTMLElement | null,
  extra: string,
): Promise<Response> {
  const action = (button?.getAttribute('formaction') ?? form.getAttribute('action')) || location.pathname;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') body.append(name, value);
  if (extra) body.append(extra, '1');
  if (parent !== self) body.append('framed', '1');
  return fetch(action, { method: 'POST', body });
}

/** The HTML of an answer as a document, without its own style: the policy of this page allows only its own. */
export const pageOf = async (answer: Response): Promise<Page> =>
  new DOMParser().parseFromString((await answer.text()).replace(/<style.*?<\/style>/s, ''), 'text/html');
