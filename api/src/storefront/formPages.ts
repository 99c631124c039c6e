import type { IncomingMessage } from 'node:http';
import { isNavigation } from '../http/request.ts';
import { unlessAway } from '../lib/within.ts';
import { KeptFormService } from '../modules/keptForms/keptForm.service.ts';
import { BareReply, type FormAnswer, type Reply, type Route, type Visit } from './route.ts';

/** The field of an address that names a kept form. */
const FIELD = 'form';

const placeOf = ({ site }: Visit, path: string): string => `${site.document.restaurantId}${path}`;

/** The address of a page with a kept form; `key`: null without one. */
export const addressOf = (path: string, key: string | null): string =>
  key === null ? path : `${path}?${FIELD}=${encodeURIComponent(key)}`;

/** Keeps fields for the page at `path`; null when they cannot be kept, e.g. while the database is away. */
export const keepForm = (
  visit: Visit,
  path: string,
  { fields, words }: Pick<FormAnswer, 'fields' | 'words'>,
): Promise<string | null> =>
  unlessAway(visit.scope.get(KeptFormService).keep(placeOf(visit, path), { fields, words }, visit.ip), null);

/** Whether the page shows what it always shows. */
const isEmpty = ({ fields, words: { formError, errors, notes } }: FormAnswer): boolean =>
  fields.size === 0 && formError === null && Object.keys({ ...errors, ...notes }).length === 0;

/** The answer to a form: a redirect to its page for a browser, otherwise the page. */
export async function formReply(
  request: IncomingMessage,
  visit: Visit,
  answer: FormAnswer,
  routes: readonly Route[],
): Promise<Reply> {
  const { path, fields, words, more } = answer;
  const { status = 200, headers = [], cookies = [], stored } = more;
  if (isNavigation(request)) {
    const key = isEmpty(answer) ? null : await keepForm(visit, path, answer);
    if (key !== null || isEmpty(answer)) return BareReply.seeOther(addressOf(path, key), cookies);
  }
  const route = routes.find((one) => one.path.test(path));
  if (!route?.again) throw new Error(`No page shows the form of ${path} again.`);
  const token = route.path.exec(path)?.[1] ?? '';
  const shown = { ...visit, ...stored, token, query: new URLSearchParams(), form: fields };
  return route.again(shown, { words, status, headers: [...headers, ...cookies] });
}

/** The page of the form that an address names; null for an address without one, and for one that is not kept any more. */
export async function keptReply(visit: Visit, path: string, { again }: Route): Promise<Reply | null> {
  const key = visit.query.get(FIELD);
  if (key === null || !again) return null;
  const kept = await visit.scope.get(KeptFormService).find(placeOf(visit, path), key);
  const shown = kept && { ...visit, form: kept.fields };
  return shown && again(shown, { words: kept.words, status: 200, headers: [] });
}
