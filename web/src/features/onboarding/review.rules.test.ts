import { describe, expect, it } from 'vitest';
import { emptyDraft, initialConversation, type ConversationState } from './conversationState.ts';
import { conversationReducer, isReviewShown } from './conversation.rules.ts';
import { checkLine, dishOf, firstValues, reviewedDraft, sectionChoices } from './review.rules.ts';

const plain = { description: '', sizes: [], dietaryTags: [] };
const line = {
  id: 'a',
  kind: 'DISH' as const,
  text: 'Lobster MP',
  section: 'Mains',
  proposal: { name: 'Lobster', price: null, ...plain },
};
const other = {
  id: 'b',
  kind: 'DISH' as const,
  text: 'Cake from 3',
  section: null,
  proposal: { name: 'Cake', price: 300, ...plain },
};
const dish = { name: 'Lobster', price: 2400, section: 'Mains', ...plain };
const draft = {
  ...emptyDraft,
  sections: [{ name: 'Mains', items: [{ name: 'Soup', description: '', price: 400 }] }],
  unreadLines: [line, other],
};
const open: ConversationState = { ...initialConversation, status: 'open', draft };
const rest = { description: '', sizes: [], diets: [] };
const values = { name: 'Lobster', price: '24', section: 'Mains', newSection: '', ...rest };

describe('fields of a line', () => {
  it.each([
    [line, ['Starters', 'MAINS'], { ...values, price: '', section: 'MAINS' }],
    [line, ['Starters'], { ...values, price: '' }],
    [other, ['Starters'], { name: 'Cake', price: '3.00', section: 'Starters', newSection: '', ...rest }],
    [{ ...other, proposal: null }, [], { name: '', price: '', section: '', newSection: '', ...rest }],
  ])('the line %j in a menu with %j begins as %j', (unread, sections, first) =>
    expect(firstValues(unread, sections)).toEqual(first),
  );

  it('the sections to choose from are those of the menu and the heading above the line', () => {
    expect(sectionChoices(['Starters'], line)).toEqual(['Starters', 'Mains']);
    expect(sectionChoices(['mains'], line)).toEqual(['mains']);
    expect(sectionChoices([], other)).toEqual([]);
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Please enter the name of the dish.' }],
    [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters.' }],
    [{ price: '' }, { price: 'Please enter the price.' }],
    [{ price: '4.505' }, { price: 'Please give the price in pounds and whole pence, such as 8.50.' }],
    [{ price: '-1' }, { price: 'Please enter a price from £0 to £1,000.' }],
    [{ price: '1000.01' }, { price: 'Please enter a price from £0 to £1,000.' }],
    [{ section: '' }, { newSection: 'Please enter the name of the section.' }],
    [{ section: '', newSection: 'x'.repeat(81) }, { newSection: 'Please use at most 80 characters.' }],
    [{ section: '', newSection: 'Specials' }, {}],
    [{ description: 'x'.repeat(501) }, { description: 'Please use at most 500 characters.' }],
    [{ price: '', sizes: [{ name: 'Large', price: '6' }] }, {}],
    [{ price: '', sizes: [{ name: 'Large', price: '' }] }, { price: 'Please enter the price.' }],
    [{ sizes: [{ name: 'Large', price: '-1' }] }, { size0: 'Please enter a price from £0 to £1,000.' }],
  ])('the fields %j have the errors %j', (changes, errors) =>
    expect(checkLine({ ...values, ...changes })).toEqual(errors),
  );

  it('the dish of the fields has its price in pence and its known or new section', () => {
    expect(dishOf({ ...values, name: ' Lobster ' })).toEqual(dish);
    expect(dishOf({ ...values, section: '', newSection: ' Specials ' })).toEqual({
      ...dish,
      section: 'Specials',
    });
    const sizes = ['6', '', '4'].map((price, at) => ({ name: `S${at}`, price }));
    expect(dishOf({ ...values, sizes, description: ' Hot ', diets: ['VEGAN'] })).toEqual({
      ...dish,
      price: 400,
      description: 'Hot',
      sizes: [
        { name: 'S0', price: 600 },
        { name: 'S2', price: 400 },
      ],
      dietaryTags: ['VEGAN'],
    });
  });
});

describe('a review', () => {
  const reviews = [{ id: 'a', dish }];
  const saved = { ...draft, name: 'Rossi', unreadLines: [other] };
  const names = (state: ConversationState) =>
    reviewedDraft(state).sections.flatMap(({ name, items }) => items.map((item) => `${name}: ${item.name}`));

  it('is shown at once and stays with the answer of the server', () => {
    const sent = conversationReducer(open, { type: 'reviewed', reviews });
    expect(names(sent)).toEqual(['Mains: Soup', 'Mains: Lobster']);
    expect(reviewedDraft(sent).unreadLines).toEqual([other]);
    const done = conversationReducer(sent, { type: 'reviewSaved', reviews, draft: saved });
    expect(done).toMatchObject({ draft: saved, reviews: [] });
  });

  it('adds a new section, leaves a line out, and ignores a line that is gone', () => {
    const specials = { ...dish, section: 'Specials' };
    const state = {
      ...open,
      reviews: [
        { id: 'a', dish: specials },
        { id: 'b', dish: null },
        { id: 'b', dish },
      ],
    };
    expect(names(state)).toEqual(['Mains: Soup', 'Specials: Lobster']);
    expect(reviewedDraft(state).unreadLines).toEqual([]);
  });

  it('is undone when it is refused, and other reviews stay', () => {
    const more = [{ id: 'b', dish: null }];
    const sent = [reviews, more].reduce(
      (state, each) => conversationReducer(state, { type: 'reviewed', reviews: each }),
      open,
    );
    const refused = conversationReducer(sent, { type: 'reviewRefused', reviews });
    expect(reviewedDraft(refused).unreadLines).toEqual([line]);
  });

  it('stays when a message that was sent since fails', () => {
    const said = conversationReducer(
      { ...open, reviews },
      { type: 'said', text: 'Hi', fileName: null, clientId: 'c' },
    );
    const done = conversationReducer(said, { type: 'reviewSaved', reviews, draft: saved });
    expect(done.draft).toBe(saved);
    const failed = conversationReducer(done, { type: 'lost', canResend: false });
    expect(failed.draft).toBe(saved);
  });
});

it.each<[Partial<ConversationState>, boolean]>([
  [{}, true],
  [{ draft: emptyDraft }, false],
  [{ status: 'opening' }, false],
  [{ preview: { slug: 's', previewUrl: 'http://s.localhost', claimToken: 'c' } }, true],
  [{ preview: { slug: 's', previewUrl: 'http://s.localhost', claimToken: null } }, false],
])('with %j the review is shown: %s', (parts, isShown) => {
  expect(isReviewShown({ ...open, ...parts })).toBe(isShown);
});
