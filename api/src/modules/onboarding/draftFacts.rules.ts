import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { containsAddress, isMisleadingName } from '../accounts/misleadingName.rules.ts';
import { messages } from './messages.ts';
import type { OnboardingDraft } from './onboarding.rules.ts';
import { PHONE } from './toolCall.rules.ts';

/** The facts of a draft that are one line of text. */
export const TEXT_FACTS = ['name', 'tagline', 'addressLine', 'phone'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

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
  return ok(Object.keys(change).length === 0 ? draft : { ...draft, ...change });
}

function problemOf(fact: TextFact, text: string): string | null {
  if (text.length > MOST[fact]) return messages.tooLong(MOST[fact]);
  if (text === '') return fact === 'name' ? messages.nameMissing : null;
  if (fact === 'phone') return PHONE.test(text) ? null : messages.phoneInvalid;
  if (containsAddress(text)) return messages.noWebAddress;
  // The owner of an unclaimed site is not known yet.
  return fact === 'name' && isMisleadingName(text) ? messages.nameOfOthers : null;
}
