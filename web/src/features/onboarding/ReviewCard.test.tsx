import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { messages } from './messages.ts';
import { forgetTyped } from '../menuReading/typedLines.ts';

const LONG = { tags: ['@long'] };

const REVIEW = 'useLineReviewsMutation';
const line = (id: string, text: string, name: string, price: number | null = null) => ({
  id,
  text,
  section: 'Mains',
  kind: 'DISH',
  proposal: { name, price, description: '', sizes: [], dietaryTags: [] },
});
const LINES = [
  line('a', 'Lobster market price', 'Lobster'),
  line('b', 'Wings 6 9', 'Wings'),
  line('c', 'Cake from 3', 'Cake', 300),
  line('d', 'Oysters MP', 'Oysters'),
];
const sections = [{ name: 'Mains', items: [{ name: 'Soup', description: '', price: 400 }] }];
const draftWith = (unreadLines: object[], items = sections) => ({
  name: 'Luigi',
  brand: null,
  popularItems: [],
  quickReplies: [],
  logoUrl: null,
  sections: items,
  tagline: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  hasHours: false,
  siteTheme: 'TRATTORIA',
  viewUrl: '',
  unreadLines,
});
const preview = { slug: 'luigi', previewUrl: 'http://luigi.localhost', claimToken: 'claim' };

afterEach(forgetTyped);

async function openChat(unreadLines: object[] = LINES, parts: object = {}) {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderScreen('/setup?package=Gold');
  await answer(environment, 'conversationRequestsQuery', {
    onboardingConversation: {
      id: 'id-1',
      token: 'secret',
      package: 'Gold',
      action: 'REQUEST_MENU',
      messages: [{ id: 'a:reply', sender: 'AGENT', html: 'Some lines could not be read.' }],
      unanswered: null,
      draft: draftWith(unreadLines),
      preview: null,
      ...parts,
    },
  });
  const card = await screen.findByRole('region', { name: /could not read/ }, { timeout: 5_000 });
  return { environment, card };
}

const item = (text: string) => screen.getByRole('listitem', { name: text });
const field = (text: string, label: string | RegExp) => within(item(text)).getByLabelText(label);
const press = (text: string, name: string) =>
  userEvent.click(within(item(text)).getByRole('button', { name }));
const saved = (unreadLines: object[]) => ({
  reviewOnboardingLines: { __typename: 'ReviewOnboardingLinesPayload', draft: draftWith(unreadLines) },
});
const refused = (fields: object[]) => ({
  reviewOnboardingLines: {
    __typename: 'ValidationError',
    message: 'Please check the marked fields.',
    fields,
  },
});

describe('lines that could not be read', () => {
  it('each line is quoted with what it may be, and all lines can be reached', async () => {
    const { card } = await openChat();
    expect(within(card).getByRole('heading')).toHaveTextContent('Lines we could not read (4)');
    expect(field('Cake from 3', 'Name')).toHaveValue('Cake');
    expect(field('Cake from 3', 'Price')).toHaveValue('3.00');
    expect(field('Cake from 3', 'Section')).toHaveValue('Mains');
    expect(screen.queryByText('Oysters MP')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4 lines' }));
    expect(field('Oysters MP', 'Name')).toHaveValue('Oysters');
  });

  it('Add takes the line off the list at once, and the focus goes to the next line', async () => {
    const { environment } = await openChat();
    await userEvent.type(field('Lobster market price', 'Price'), '24{Enter}');
    expect(await asked(environment, REVIEW)).toEqual({
      input: {
        conversation: 'secret',
        lines: [
          {
            id: 'a',
            dish: {
              name: 'Lobster',
              price: 2400,
              section: 'Mains',
              description: '',
              sizes: [],
              dietaryTags: [],
            },
          },
        ],
      },
    });
    expect(screen.getByRole('heading', { name: 'Lines we could not read (3)' })).toBeInTheDocument();
    expect(item('Wings 6 9')).toHaveFocus();
    expect(screen.getByText('Lobster is on your menu.')).toBeInTheDocument();
    await answer(environment, REVIEW, saved(LINES.slice(1)));
    expect(screen.getByRole('heading', { name: 'Lines we could not read (3)' })).toBeInTheDocument();
  });

  it('Add all adds the complete dishes at once, and asks for what is missing', async () => {
    const offer = { ...line('e', '10% off on Mondays', ''), kind: 'OFFER', proposal: null };
    const { environment } = await openChat([...LINES, line('f', 'Tart from 4', 'Tart', 400), offer]);
    await userEvent.click(screen.getByRole('button', { name: 'Add all' }));
    const { input } = await asked(environment, REVIEW);
    expect(input).toMatchObject({
      lines: [
        { id: 'c', dish: { name: 'Cake', price: 300, section: 'Mains' } },
        { id: 'f', dish: { name: 'Tart', price: 400, section: 'Mains' } },
      ],
    });
    await answer(environment, REVIEW, saved([...LINES.filter(({ id }) => id !== 'c'), offer]));
    await waitFor(() => expect(field('Lobster market price', 'Price')).toHaveFocus());
    for (const text of ['Lobster market price', 'Wings 6 9', 'Oysters MP'])
      expect(field(text, 'Price')).toHaveAccessibleDescription('Please enter the price.');
    expect(item('10% off on Mondays')).toBeVisible();
    expect(screen.getAllByText('2 dishes are on your menu.')[0]).toBeInTheDocument();
  });

  it('a refusal of all lines quotes those that are wrong', LONG, async () => {
    const { environment } = await openChat([LINES[2] ?? {}, line('f', 'Tart from 4', 'Tart', 400)]);
    await userEvent.click(screen.getByRole('button', { name: 'Add all' }));
    await answer(environment, REVIEW, refused([{ path: 'lines.1.dish.price', message: 'Too much.' }]));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check the marked fields. “Tart from 4”: Too much.',
    );
    expect(item('Cake from 3')).toBeVisible();
  });

  it('a dish gets sizes that the line does not name', LONG, async () => {
    const { environment } = await openChat();
    await press('Wings 6 9', 'Different prices for sizes');
    await fill(field('Wings 6 9', 'Name of size 1'), '6 pieces');
    await fill(field('Wings 6 9', 'Price of 6 pieces'), '5');
    await fill(field('Wings 6 9', 'Price of size 2'), '7.50');
    await press('Wings 6 9', 'Add');
    expect(field('Wings 6 9', 'Name of size 2')).toHaveFocus();
    await fill(field('Wings 6 9', 'Name of size 2'), '9 pieces');
    await press('Wings 6 9', 'Add');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: {
        lines: [
          {
            dish: {
              name: 'Wings',
              price: 500,
              sizes: [
                { name: '6 pieces', price: 500 },
                { name: '9 pieces', price: 750 },
              ],
            },
          },
        ],
      },
    });
  });

  it('Undo brings the line back', LONG, async () => {
    const { environment } = await openChat();
    await press('Wings 6 9', 'Leave out');
    await answer(environment, REVIEW, saved(LINES.filter(({ id }) => id !== 'b')));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await asked(environment, 'useLineReviewsUndoMutation')).toEqual({
      input: { conversation: 'secret', lines: ['b'] },
    });
    await answer(environment, 'useLineReviewsUndoMutation', {
      undoOnboardingReview: { __typename: 'UndoOnboardingReviewPayload', draft: draftWith(LINES) },
    });
    expect(item('Wings 6 9')).toBeVisible();
  });

  it('sizes, description and diets of the line are filled in and sent', LONG, async () => {
    const sizes = [
      { name: 'Small', price: 400 },
      { name: 'Large', price: 600 },
    ];
    const proposal = { name: 'Dal', price: 400, description: 'with rice', sizes, dietaryTags: ['VEGAN'] };
    const { environment } = await openChat([{ ...line('a', 'Dal (ve) small 4 large 6', ''), proposal }]);
    expect(field('Dal (ve) small 4 large 6', 'Price of Small')).toHaveValue('4.00');
    expect(field('Dal (ve) small 4 large 6', 'Vegan')).toBeChecked();
    await fill(field('Dal (ve) small 4 large 6', 'Price of Large'), '7');
    await press('Dal (ve) small 4 large 6', 'Add');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: {
        lines: [
          {
            dish: {
              name: 'Dal',
              description: 'with rice',
              sizes: [sizes[0], { name: 'Large', price: 700 }],
              dietaryTags: ['VEGAN'],
            },
          },
        ],
      },
    });
  });

  it('an offer is shown as one, and the first choice leaves it out', LONG, async () => {
    const { environment } = await openChat([
      { ...line('a', '10% off on Mondays', ''), kind: 'OFFER', proposal: null },
    ]);
    expect(within(item('10% off on Mondays')).getByText('An offer')).toBeVisible();
    await press('10% off on Mondays', 'Not a dish');
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines: [{ id: 'a', dish: null }] } });
  });

  it('a dish can go to a new section', LONG, async () => {
    const { environment } = await openChat();
    await userEvent.selectOptions(field('Cake from 3', 'Section'), 'New section…');
    await press('Cake from 3', 'Add');
    expect(field('Cake from 3', 'Name of the new section')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the name of the section.');
    await userEvent.type(field('Cake from 3', 'Name of the new section'), 'Puddings{Enter}');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { lines: [{ id: 'c', dish: { section: 'Puddings' } }] },
    });
  });

  it('a wrong field is refused before it is sent', LONG, async () => {
    const { environment } = await openChat();
    await press('Lobster market price', 'Add');
    expect(field('Lobster market price', 'Price')).toHaveFocus();
    expect(field('Lobster market price', 'Price')).toHaveAccessibleDescription('Please enter the price.');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('a refused line comes back with what was typed, and its field has the focus', LONG, async () => {
    const { environment } = await openChat();
    await fill(field('Cake from 3', 'Name'), 'See www.evil.test');
    await press('Cake from 3', 'Add');
    expect(screen.queryByRole('listitem', { name: 'Cake from 3' })).toBeNull();
    const message = 'Please leave out the web address: a preview shows no links.';
    await answer(environment, REVIEW, refused([{ path: 'lines.0.dish.name', message }]));
    expect(field('Cake from 3', 'Name')).toHaveValue('See www.evil.test');
    await waitFor(() => expect(field('Cake from 3', 'Name')).toHaveFocus());
    expect(field('Cake from 3', 'Name')).toHaveAccessibleDescription(message);
  });

  it('a line that could not be left out comes back with the reason', LONG, async () => {
    const { environment } = await openChat();
    await press('Wings 6 9', 'Leave out');
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines: [{ id: 'b', dish: null }] } });
    await answer(environment, REVIEW, new NetworkProblem('connection'));
    expect(await within(item('Wings 6 9')).findByRole('alert')).toHaveTextContent(
      'This could not be saved. Please try again.',
    );
  });

  it('reviews are sent one after the other', LONG, async () => {
    const { environment } = await openChat();
    await press('Wings 6 9', 'Leave out');
    await press('Lobster market price', 'Leave out');
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await answer(environment, REVIEW, saved(LINES.filter(({ id }) => id !== 'b')));
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines: [{ id: 'a' }] } });
    expect(screen.getByRole('heading', { name: 'Lines we could not read (2)' })).toBeInTheDocument();
  });

  it('all lines are left out after a question, and the input has the focus', LONG, async () => {
    const { environment } = await openChat();
    await userEvent.click(screen.getByRole('button', { name: 'Leave all out' }));
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    expect(question).toHaveTextContent('Leave out all 4 lines?');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave all out' }));
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { lines: ['a', 'b', 'c', 'd'].map((id) => ({ id, dish: null })) },
    });
    await answer(environment, REVIEW, saved([]));
    expect(screen.queryByRole('region', { name: /could not read/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('textbox', { name: messages.yourMessage })).toHaveFocus());
  });

  it('a reload keeps what was typed', LONG, async () => {
    await openChat();
    await fill(field('Wings 6 9', 'Name'), 'Chicken wings');
    const stored = sessionStorage.getItem('onboardingReview');
    cleanup();
    forgetTyped();
    sessionStorage.setItem('onboardingReview', stored ?? '');
    await openChat();
    expect(field('Wings 6 9', 'Name')).toHaveValue('Chicken wings');
  });

  it('the chat offers to check the lines before the build, or to build without them', async () => {
    await openChat();
    await userEvent.click(screen.getByRole('button', { name: 'Check them' }));
    expect(screen.getByRole('heading', { name: 'Lines we could not read (4)' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Build it anyway' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Build it' })).toBeNull();
  });

  it('above the claim form the list is folded, and opens', LONG, async () => {
    const { card } = await openChat(LINES, { action: 'COMPLETE', preview });
    expect(within(card).queryByRole('list')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Look through them' }));
    expect(field('Wings 6 9', 'Name')).toHaveValue('Wings');
  });
});
