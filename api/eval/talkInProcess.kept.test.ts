import { expect, it } from 'vitest';
import {
  type DraftFact,
  emptyDraft,
  emptySection,
  type OnboardingDraft,
  plainItem,
} from '../src/modules/onboarding/onboarding.rules.ts';
import { talkInProcess } from './talkInProcess.ts';

const hours = [{ days: [1, 2], from: '09:00', to: '17:00' }];
const zone = {
  id: 'a',
  name: 'SE1',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};
const ordering = { hours, deliveryHours: null, collection: true, zones: [zone] };
const known = (touched: DraftFact[]): OnboardingDraft => ({
  ...emptyDraft('Gold'),
  name: 'Roma',
  primary: '#7d2e1f',
  secondary: '#f5efe6',
  popularItems: ['Soup'],
  ordering,
  touched,
});
const talk = (draft: OnboardingDraft, ...said: string[]) =>
  talkInProcess({ talk: said.map((say) => ({ say, mentions: [], avoids: [] })) }, draft);
const factsOf = ({ primary, popularItems, ordering: saved }: OnboardingDraft) => ({
  primary,
  popularItems,
  hours: saved?.hours,
  areas: saved?.zones?.map(({ prefixes, fee, minimum, freeOver }) => ({ prefixes, fee, minimum, freeOver })),
});

it.each<[DraftFact[], string, string]>([
  [['primary', 'secondary'], 'our colours are navy and gold', 'Keep the colours'],
  [['hours'], 'we are open Mon-Fri 12-10pm, Sat 11am-11pm', 'Keep the hours'],
  [['zones'], 'we deliver to LS6 and LS16 for £3, LS4 for £4, minimum order £12', 'Keep the areas'],
])(
  'what was entered in the card (%j) stays after “%s”, and there is a button for each reading',
  async (touched, say, keep) => {
    const before = known(touched);
    const asked = await talk(before, say);
    expect(factsOf(asked.draft)).toEqual(factsOf(before));
    const [first, change = ''] = asked.draft.quickReplies;
    expect([first, asked.draft.quickReplies.length]).toEqual([keep, 2]);

    const kept = await talk(asked.draft, keep);
    expect(kept.answers[0]).toContain('I have left it as it is.');
    expect(factsOf(kept.draft)).toEqual(factsOf(before));

    // The answer to press changes what the words would have changed in a draft that nobody has touched.
    const changed = await talk(asked.draft, change);
    const wanted = await talk(known([]), say);
    expect(factsOf(changed.draft)).toEqual(factsOf(wanted.draft));
    expect(factsOf(changed.draft)).not.toEqual(factsOf(before));
  },
);

it('favourites of the card stay, and the answer to press replaces them', async () => {
  const before = known(['popularItems']);
  const asked = await talk(before, 'our favourites are lamb pie and treacle tart');
  expect(asked.draft.popularItems).toEqual(['Soup']);
  expect(asked.draft.quickReplies[0]).toBe('Keep the favourites');
  const changed = await talk(asked.draft, asked.draft.quickReplies[1] ?? '');
  expect(changed.draft.popularItems).toEqual(['Lamb pie', 'Treacle tart']);
});

it('a dish that was edited in the card stays after a menu line for it, with a button for each reading', async () => {
  const pie = plainItem({ name: 'Steak pie', description: 'Our best', price: 1100 });
  const before = {
    ...known([]),
    sections: [{ ...emptySection('Mains'), items: [pie] }],
    touchedDishes: ['steak pie'],
  };
  const asked = await talk(before, 'skip', 'Mains\nSteak pie 12.50\nHam pie 9.00');
  expect(asked.draft.sections[0]?.items).toMatchObject([pie, { name: 'Ham pie', price: 900 }]);
  expect(asked.answers.at(-1)).toContain('I have kept <b>Steak pie</b> as you entered it');
  expect(asked.draft.quickReplies).toEqual(['Keep Steak pie', 'Change Steak pie to 12.50']);
  const kept = await talk(asked.draft, 'Keep Steak pie');
  expect(kept.answers[0]).toContain('I have left it as it is.');
  expect(kept.draft.sections).toEqual(asked.draft.sections);
  const changed = await talk(asked.draft, 'Change Steak pie to 12.50');
  expect(changed.draft.sections[0]?.items[0]).toEqual({ ...pie, price: 1250 });
});
