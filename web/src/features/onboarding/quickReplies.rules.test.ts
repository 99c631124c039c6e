import { expect, it } from 'vitest';
import { emptyDraft } from './conversationState.ts';
import { logoReply, quickReplies } from './quickReplies.rules.ts';

const named = { ...emptyDraft, name: 'Luigi' };
const brand = { primary: '#006a4e', secondary: '#fff3d6' };
const withMenu = { ...named, brand, sections: [{ name: 'Menu', items: [] }] };
const line = { id: 'a', text: 'Lobster', section: null, kind: 'DISH', proposal: null } as const;
const both = ['Keep Luigi', 'Rename to Fine'];
const asked = { ...withMenu, quickReplies: both };
const preview = { slug: 'luigi', previewUrl: 'http://luigi.localhost', claimToken: 'x' };
const texts = (state: Omit<Parameters<typeof quickReplies>[0], 'isEdited'>, isEdited = false) =>
  quickReplies({ ...state, isEdited }).map(({ text }) => text);

it.each([
  ['the name', { currentAction: 'REQUEST_DETAILS', draft: emptyDraft, preview: null }, []],
  [
    'popular dishes',
    { currentAction: 'REQUEST_DETAILS', draft: { ...named, brand }, preview: null },
    ['Skip'],
  ],
  ['the logo', { currentAction: 'REQUEST_LOGO', draft: { ...named, brand }, preview: null }, []],
  ['the menu', { currentAction: 'REQUEST_MENU', draft: { ...named, brand }, preview: null }, []],
  ['more of the menu', { currentAction: 'REQUEST_MENU', draft: withMenu, preview: null }, ['Build it']],
  [
    'a line to check',
    { currentAction: 'REQUEST_MENU', draft: { ...withMenu, unreadLines: [line] }, preview: null },
    ['Check it', 'Build it anyway'],
  ],
  [
    'lines to check',
    { currentAction: 'REQUEST_MENU', draft: { ...withMenu, unreadLines: [line, line] }, preview: null },
    ['Check them', 'Build it anyway'],
  ],
  ['nothing, after the build', { currentAction: 'COMPLETE', draft: withMenu, preview }, []],
  ['a name that was kept', { currentAction: 'REQUEST_LOGO', draft: asked, preview: null }, both],
  [
    'more of the menu and a favourite',
    { currentAction: 'REQUEST_MENU', draft: asked, preview: null },
    [...both, 'Build it'],
  ],
  ['a name after the build', { currentAction: 'COMPLETE', draft: asked, preview }, both],
] as const)('when the chat asks for %s, the quick answers fit', (_question, state, expected) => {
  expect(texts(state)).toEqual(expected);
});

it.each([
  ['the name', { currentAction: 'REQUEST_DETAILS', draft: emptyDraft, preview: null }, ['Go on']],
  ['the logo', { currentAction: 'REQUEST_LOGO', draft: { ...named, brand }, preview: null }, ['Go on']],
  ['more of the menu', { currentAction: 'REQUEST_MENU', draft: withMenu, preview: null }, ['Build it']],
  ['nothing, after the build', { currentAction: 'COMPLETE', draft: withMenu, preview }, []],
] as const)(
  'when the chat asks for %s and a fact was entered beside it, the visitor can go on',
  (_question, state, expected) => {
    expect(texts(state, true)).toEqual(expected);
  },
);

it('when the chat asks for colours, the quick answers are six pairs and the choice of the assistant', () => {
  const replies = quickReplies({
    currentAction: 'REQUEST_DETAILS',
    draft: named,
    preview: null,
    isEdited: false,
  });
  expect(replies.filter(({ colours }) => colours)).toHaveLength(6);
  expect(replies.at(-1)).toEqual({ text: 'You choose' });
});

it.each([
  [[], null, null],
  [['#0a5f3c', '#e2b13c'], brand, 'Use the colours of our logo: #0a5f3c and #e2b13c'],
  [['#0a5f3c'], null, 'Use the colours of our logo: #0a5f3c'],
  [[brand.primary, brand.secondary], brand, null],
  [[brand.primary], brand, null],
] as const)('the logo with the colours %j and the draft with %j offer %j', (logo, known, text) => {
  expect(logoReply(logo, known)?.text ?? null).toBe(text);
});
