import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { containsAddress, isMisleadingName } from '../accounts/misleadingName.rules.ts';
import { messages } from './messages.ts';
import { type OnboardingDraft, TEXT_FACTS, type TextFact } from './onboarding.rules.ts';
import { PHONE } from './toolCall.rules.ts';

/** What a visitor enters. null and undefined leave a fact as it is; an empty text removes it. */
export type FactEdit = { [Fact in TextFact]?: string | null | undefined };

const MOST: Record<TextFact, number> = {
  name: SITE_LENGTHS.name,
  tagline: SITE_LENGTHS.tagline,
  addressLine: SITE_LENGTHS.address,
  phone: SITE_LENGTHS.phone,
};

/**
 * Changes facts under the rules that also hold for the assistant. A draft without a change is the same object. The errors name
 * the facts; then nothing is changed.
 */
export function editFacts(draft: OnboardingDraft, edit: FactEdit): Result<OnboardingDraft, FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const change: Partial<Record<TextFact, string | null>> = {};
  for (const fact of TEXT_FACTS) {
    const entered = edit[fact];
    if (entered === null || entered === undefined) continue;
    const text = oneLine(entered);
    const message = problemOf(fact, text);
    if (message !== null) problems.push({ path: fact, message });
    else if ((draft[fact] ?? '') !== text) change[fact] = text === '' ? null : text;
  }
  if (problems.length > 0) return fail(problems);
  const edited = TEXT_FACTS.filter((fact) => fact in change);
  if (edited.length === 0) return ok(draft);
  const touched = TEXT_FACTS.filter((fact) => draft.touched.includes(fact) || edited.includes(fact));
  return ok({ ...draft, ...change, touched });
}

function problemOf(fact: TextFact, text: string): string | null {
  if (text.length > MOST[fact]) return messages.tooLong(MOST[fact]);
  if (text === '') return fact === 'name' ? messages.nameMissing : null;
  if (fact === 'phone') return PHONE.test(text) ? null : messages.phoneInvalid;
  if (containsAddress(text)) return messages.noWebAddress;
  // The owner of an unclaimed site is not known yet.
  return fact === 'name' && isMisleadingName(text) ? messages.nameOfOthers : null;
}
