import { CodeTriesService } from '../modules/orders/codeTries.service.ts';
import { promotionSentence, namesOf } from '@forkfront/common/promotionText.ts';
import { codeHeader, keptCode } from './basketCookie.rules.ts';
import { messages } from './messages.ts';
import type { PageHeaders } from './pageHeaders.ts';
import { BareReply, type Reply, type Visit } from './route.ts';

const FIELD = 'code';

/**
 * The answer to a link with a promotion code, e.g. `/?code=SPRING`: the code is kept, and the address without it comes next. null
 * for an address without one. A text that cannot be a code changes nothing.
 */
export function linkReply(
  visit: Visit,
  path: '/' | '/basket',
  { isSecure }: Pick<PageHeaders, 'isSecure'>,
): Reply | null {
  const linked = visit.query.get(FIELD);
  if (linked === null) return null;
  const rest = new URLSearchParams(visit.query);
  rest.delete(FIELD);
  const code = keptCode(linked);
  const cookie = code === '' ? [] : codeHeader(code, { ...visit, isSecure });
  return BareReply.seeOther(`${path}${rest.size > 0 ? `?${rest.toString()}` : ''}`, cookie);
}

/** What the menu page says about the code that a visitor has; empty without one, and for one that is unknown or over. */
export async function codeNote({ code, site: { document }, scope, ip }: Visit): Promise<string> {
  if (code === '') return '';
  const refusal = await scope.get(CodeTriesService).refusal(document, code, ip);
  if (refusal !== null) return refusal;
  const promotion = document.promotions.find((one) => one.code === code && one.rest !== 'OVER');
  if (!promotion) return '';
  return messages.codeKept(code, promotionSentence({ ...promotion, code: null }, namesOf(document.sections)));
}
