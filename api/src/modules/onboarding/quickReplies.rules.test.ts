import { expect, it } from 'vitest';
import { keptReplies, nameReplies, withoutReplies } from './quickReplies.rules.ts';
import { emptyDraft } from './onboarding.rules.ts';
import { isClearRenaming } from './renaming.rules.ts';
import { keepTouched } from './touchedFacts.rules.ts';

it('the answer that renames is clear enough to rename, and the other one is not', () => {
  const [keep = '', rename = ''] = nameReplies('The Codfather', 'fine');
  expect([keep, rename]).toEqual(['Keep The Codfather', 'Rename to fine']);
  expect(isClearRenaming(rename, 'The Codfather', 'fine')).toBe(true);
  expect(isClearRenaming(keep, 'The Codfather', 'fine')).toBe(false);
});

it('a kept fact can be kept or changed, and the answer that changes it does', () => {
  const draft = { ...emptyDraft(), phone: '020 7946 0123', touched: ['phone' as const] };
  const said = { phone: '0113 496 0022', addressLine: '1 Mill Lane' };
  const { kept } = keepTouched(draft, said, 'soup 4, ring 0113 496 0022');
  const [keep, change = '', ...others] = keptReplies(kept, said);
  expect([keep, change]).toEqual(['Keep 020 7946 0123', 'Change the phone to 0113 496 0022']);
  expect(others).toEqual([]);
  expect(keepTouched(draft, said, change).facts.phone).toBe(said.phone);
});

it('a removed fact stays away or is added, and nothing is asked about what was not said', () => {
  expect(keptReplies({ addressLine: null }, { addressLine: '1 Mill Lane' })).toEqual([
    'Leave the address out',
    'Change the address to 1 Mill Lane',
  ]);
  expect(keptReplies({ addressLine: null }, { phone: '0113 496 0022' })).toEqual([]);
});

it('a change with more words than a button has is not offered', () => {
  const popularItems = Array.from({ length: 12 }, (_, at) => `Slow cooked pie with gravy ${at}`);
  expect(keptReplies({ popularItems: ['Soup'] }, { popularItems })).toEqual([]);
});

it('offered answers are no change of the site', () => {
  const draft = { ...emptyDraft(), quickReplies: ['Yes'] };
  expect(withoutReplies(draft)).toEqual(emptyDraft());
});
