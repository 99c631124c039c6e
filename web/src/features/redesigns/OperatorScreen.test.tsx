import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { answerConsole } from '../../test/answerConsole.ts';
import { startStorage } from '../../test/startStorage.ts';

const QUERY = 'OperatorScreenQuery';
const NEXT = 'OperatorScreenPageQuery';
const MOVE = 'useMoveRedesignMutation';
const OPEN = ['REQUESTED', 'IN_PROGRESS', 'PROPOSED', 'CHANGES_ASKED'];

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

const redesign = (id: string, state = 'REQUESTED', moves: object[] = []) => ({
  __typename: 'Redesign',
  id,
  state,
  brief: 'Warmer, with our oven first.',
  links: ['https://bakery.example/'],
  restaurantName: `Site ${id}`,
  siteUrl: `http://${id}.localhost:5001`,
  moves,
});

const page = (ids: string[], hasNextPage = false) => ({
  operatorRedesigns: {
    edges: ids.map((id) => ({ cursor: id, node: redesign(id) })),
    pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null },
  },
});

async function open(data: Record<string, unknown> = page(['a'])) {
  const app = renderScreen('/operator/redesigns');
  await answerConsole(app.environment);
  await answer(app.environment, QUERY, data);
  return app;
}

it('the requests load, and the next page comes with its button', async () => {
  const { environment } = renderScreen('/operator/redesigns');
  await answerConsole(environment);
  expect(await screen.findByText('Loading redesigns…')).toBeInTheDocument();
  expect(await asked(environment, QUERY)).toEqual({ states: OPEN });
  await answer(environment, QUERY, page(['a'], true));
  expect(await screen.findByRole('link', { name: 'Site a' })).toHaveAttribute(
    'href',
    'http://a.localhost:5001',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await asked(environment, NEXT)).toMatchObject({ states: OPEN, after: 'a' });
  await answer(environment, NEXT, page(['b']));
  expect(await screen.findByRole('link', { name: 'Site b' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Site a' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it.each([
  ['Waiting for us', '?show=ours', ['REQUESTED', 'IN_PROGRESS', 'CHANGES_ASKED'], 'Nothing waits for us'],
  ['Waiting for the owner', '?show=owners', ['PROPOSED'], 'No proposal waits for an answer'],
  ['Finished', '?show=finished', ['APPROVED', 'WITHDRAWN'], 'No finished redesigns'],
])(
  'the filter %s is kept in the address, and says when there is nothing',
  async (name, query, states, text) => {
    const { environment, address } = await open();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await asked(environment, QUERY)).toEqual({ states });
    expect(address()).toBe(`/operator/redesigns${query}`);
    await answer(environment, QUERY, page([]));
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  },
);

it('a failed load offers to retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const { environment } = renderScreen('/operator/redesigns');
  await answerConsole(environment);
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the redesigns.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, page(['a']));
  expect(await screen.findByRole('link', { name: 'Site a' })).toBeVisible();
});

it('a refused start of the work is said, and the button stays', async () => {
  const { environment } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start work' }));
  expect(await asked(environment, MOVE)).toEqual({ input: { redesignId: 'a', to: 'IN_PROGRESS' } });
  await answer(environment, MOVE, {
    moveRedesign: { __typename: 'ConflictError', message: 'This redesign has moved on.' },
  });
  expect(await screen.findByText('This redesign has moved on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start work' })).toBeVisible();
});

it(
  'a proposal is sent with its pictures, and a picture can be removed before',
  { tags: ['@long'] },
  async () => {
    const storage = await startStorage();
    const { environment } = await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Proposal' }), 'Brick red.');
    const add = async (key: string): Promise<void> => {
      await userEvent.upload(
        screen.getByLabelText('Pictures of the draft', { selector: 'input' }),
        new File(['....'], `${key}.png`, { type: 'image/png' }),
      );
      expect(await asked(environment, 'useUploadCreateMutation')).toMatchObject({
        input: { context: 'redesign_proposal', resourceId: 'a' },
      });
      const created = { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: key };
      await answer(environment, 'useUploadCreateMutation', { createUpload: created });
      await asked(environment, 'useUploadConfirmMutation');
    };
    const arrive = (key: string) =>
      answer(environment, 'useUploadConfirmMutation', {
        confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: `http://s3/public/${key}/960.webp` },
      });
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
    await add('first');
    await send();
    expect(await screen.findByText('Please wait until the picture is uploaded.')).toBeVisible();
    await arrive('first');
    await screen.findByRole('button', { name: 'Open picture 1 of 1' });
    await add('second');
    await arrive('second');
    const pictures = await screen.findByRole('list', { name: 'Pictures of the draft' });
    await userEvent.click(await within(pictures).findByRole('button', { name: 'Remove picture 1' }));
    await send();
    expect(await asked(environment, MOVE)).toEqual({
      input: {
        redesignId: 'a',
        to: 'PROPOSED',
        text: 'Brick red.',
        link: '',
        imageUrls: ['http://s3/public/second/960.webp'],
      },
    });
  },
);
