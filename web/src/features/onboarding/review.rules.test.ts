import { describe, expect, it } from 'vitest';
import { emptyDraft, initialConversation, type ConversationState } from './conversationState.ts';
import { conversationReducer, isReviewShown } from './conversation.rules.ts';
import { reviewedDraft } from './review.rules.ts';

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
  sections: [{ name: 'Mains', items: [{ name: 'Soup', price: 400, ...plain }] }],
  unreadLines: [line, other],
};
const open: ConversationState = { ...initialConversation, status: 'open', draft };
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
