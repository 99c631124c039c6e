import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { openEditor } from '../../test/openEditor.ts';

const LONG = { tags: ['@long'] };

const REQUEST = 'RedesignTabRequestMutation';
const MOVE = 'useMoveRedesignMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const moved = (to: string, changes: object = {}) => ({
  to,
  by: 'OWNER',
  name: 'Amelia',
  text: null,
  link: null,
  imageUrls: [],
  at: '2026-03-03T10:00:00Z',
  ...changes,
});

const redesign = (state: string, moves: object[] = [moved('REQUESTED')]) => ({
  __typename: 'Redesign',
  id: 'redesign',
  state,
  brief: 'Warmer, with our oven first.',
  links: [],
  restaurantName: 'Da Lucia',
  siteUrl: 'http://da-lucia.localhost:5001',
  moves,
});

const openRedesign = (redesigns: { id: string }[], hasRedesign = true) =>
  openEditor('redesign', {
    hasRedesign,
    redesigns: {
      edges: redesigns.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const brief = () => screen.getByRole('textbox', { name: 'What should change?' });

describe('the request for a redesign', () => {
  it('is locked on a plan without redesigns', async () => {
    await openRedesign([], false);
    expect(screen.getByText('A professional redesign is a premium feature')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a redesign' })).not.toBeInTheDocument();
  });

  it('is sent with one link for each line, and is then in the list instead of the form', async () => {
    const { environment } = await openRedesign([]);
    await userEvent.type(brief(), 'Warmer, with our oven first.');
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Websites you like/ }),
      'https://one.example{Enter}{Enter}https://two.example',
    );
    await press('Request a redesign');
    expect(await asked(environment, REQUEST)).toMatchObject({
      input: {
        restaurantId: 'site',
        brief: 'Warmer, with our oven first.',
        links: ['https://one.example', 'https://two.example'],
        imageUrls: [],
      },
    });
    await answer(environment, REQUEST, {
      requestRedesign: { __typename: 'RequestRedesignPayload', redesign: redesign('REQUESTED') },
    });
    expect(await screen.findByText('Warmer, with our oven first.')).toBeVisible();
    expect(screen.getByText('Your redesign is requested. We’ll email you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a redesign' })).not.toBeInTheDocument();
  });

  it('shows a wrong link at the field of all links, and keeps what was typed', async () => {
    const { environment } = await openRedesign([]);
    await userEvent.type(brief(), 'Warmer');
    await press('Request a redesign');
    await answer(environment, REQUEST, {
      requestRedesign: {
        __typename: 'ValidationError',
        message: 'Please check the request.',
        fields: [{ path: 'links.1', message: 'This is not the address of a page.' }],
      },
    });
    expect(screen.getByRole('textbox', { name: /^Websites you like/ })).toHaveAccessibleDescription(
      expect.stringContaining('This is not the address of a page.'),
    );
    expect(brief()).toHaveValue('Warmer');
  });
});

describe('a redesign', () => {
  const proposal = moved('PROPOSED', {
    by: 'OPERATOR',
    name: null,
    text: 'Oven first, brick red.',
    link: 'https://draft.example/',
    at: '2026-03-04T10:00:00Z',
  });

  it('has the pictures of its request beside its words, and those of a proposal in the history', async () => {
    const requested = moved('REQUESTED', { imageUrls: ['http://s3/public/redesigns/a/1920.webp'] });
    const drawn = { ...proposal, link: null, imageUrls: ['http://s3/public/redesigns/b/1920.webp'] };
    await openRedesign([redesign('PROPOSED', [requested, drawn])]);
    const history = screen.getByRole('list', { name: 'History' });
    const wished = screen.getByRole('list', { name: 'Pictures that show what you like' });
    expect(history).not.toContainElement(wished);
    expect(within(history).getByRole('list', { name: 'Pictures of the draft' })).toBeVisible();
    expect(within(history).queryByRole('link', { name: 'See the draft' })).not.toBeInTheDocument();
  });

  it('has its history, without the names of our designers', LONG, async () => {
    await openRedesign([redesign('PROPOSED', [moved('REQUESTED'), proposal])]);
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^RequestedAmelia, /),
      expect.stringMatching(/^Ready to reviewOur designers, .*Oven first, brick red\.See the draft$/),
    ]);
    expect(screen.getByRole('link', { name: 'See the draft' })).toHaveAttribute(
      'href',
      'https://draft.example/',
    );
  });

  it('is approved with one press, and a new one can be requested', LONG, async () => {
    const { environment } = await openRedesign([redesign('PROPOSED', [proposal])]);
    await press('Approve');
    expect(await asked(environment, MOVE)).toEqual({ input: { redesignId: 'redesign', to: 'APPROVED' } });
    await answer(environment, MOVE, {
      moveRedesign: { __typename: 'MoveRedesignPayload', redesign: redesign('APPROVED') },
    });
    expect(await screen.findByText('You’ve approved the redesign.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Request a redesign' })).toBeVisible();
  });

  it('keeps the words about changes when they could not be sent', LONG, async () => {
    const { environment } = await openRedesign([redesign('PROPOSED', [proposal])]);
    const changes = screen.getByRole('textbox', { name: 'What should we change?' });
    await userEvent.type(changes, 'Less red');
    await press('Ask for changes');
    expect(await asked(environment, MOVE)).toEqual({
      input: { redesignId: 'redesign', to: 'CHANGES_ASKED', text: 'Less red' },
    });
    await answer(environment, MOVE, new NetworkProblem('network'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(changes).toHaveValue('Less red');
  });

  it('is withdrawn after a question', LONG, async () => {
    const { environment } = await openRedesign([redesign('REQUESTED')]);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await press('Withdraw request');
    expect(pending(environment, MOVE)).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw request' }));
    expect(await asked(environment, MOVE)).toEqual({ input: { redesignId: 'redesign', to: 'WITHDRAWN' } });
  });
});
