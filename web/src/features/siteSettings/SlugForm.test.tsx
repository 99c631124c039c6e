import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';

const LONG = { tags: ['@long'] };

const SLUG = 'SlugFormMutation';
const PROBLEM = 'SlugFormProblemQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

type Environment = Awaited<ReturnType<typeof openEditor>>['environment'];

const address = () => screen.getByLabelText('Web address', { selector: 'input' });
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
const names = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);

const changeButton = () => screen.getByRole('button', { name: 'Change address' });
const ask = async (slug: string) => {
  await fill(address(), slug);
  await userEvent.click(changeButton());
};
const canBeHad = (environment: Environment, slugProblem: string | null = null) =>
  answer(environment, PROBLEM, { node: editedSite({ slugProblem }) });
const agree = async (environment: Environment) => {
  await canBeHad(environment);
  const question = await screen.findByRole('alertdialog', { name: 'Change the address of your website?' });
  expect(question).toHaveTextContent('From da-lucia.localhost:5001 to luigi.localhost:5001.');
  await userEvent.click(within(question).getByRole('button', { name: 'Change address' }));
};

it('changing the address explains the consequences, asks first, and then saves', async () => {
  const { environment } = await openEditor('settings');
  expect(screen.getByText(/They lead visitors to the new one/)).toBeVisible();
  await ask(' Luigi');
  await agree(environment);
  expect(await asked(environment, SLUG)).toEqual({ input: { id: 'site', slug: 'luigi' } });
  expect(changeButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/^Your website is now at/)).not.toBeInTheDocument();
  await answer(environment, SLUG, {
    changeRestaurantSlug: {
      __typename: 'ChangeRestaurantSlugPayload',
      restaurant: editedSite({ slug: 'luigi', url: 'http://luigi.localhost:5001', siteVersion: 2 }),
    },
  });
  expect(await screen.findByText('Your website is now at luigi.localhost:5001.')).toBeInTheDocument();
  expect(address()).toHaveValue('luigi');
  expect(changeButton()).not.toHaveAttribute('aria-busy');
});

it('Cancel keeps the old address', async () => {
  const { environment } = await openEditor('settings');
  await ask('luigi');
  await canBeHad(environment);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toHaveValue('luigi');
  expect(names(environment)).not.toContain(SLUG);
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old address' }));
  expect(address()).toHaveValue('da-lucia');
});

it.each([
  [
    { __typename: 'ConflictError', message: 'The address “luigi” is taken.' },
    'The address “luigi” is taken.',
  ],
  [
    {
      __typename: 'ValidationError',
      message: 'Update failed.',
      fields: [{ path: 'slug', message: 'This address is reserved.' }],
    },
    'This address is reserved.',
  ],
])('a refused address shows the reason at the field and stays in it: %j', LONG, async (member, text) => {
  const { environment } = await openEditor('settings');
  await ask('luigi');
  await agree(environment);
  await answer(environment, SLUG, { changeRestaurantSlug: member });
  await waitFor(() => expect(address()).toHaveAccessibleDescription(text));
  expect(address()).toHaveValue('luigi');
});

it.each([
  [
    {
      changeRestaurantSlug: {
        __typename: 'RateLimitedError',
        message: 'Too many changes.',
        retryAfterSeconds: 60,
      },
    },
    'Too many changes.',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed change of the address shows the reason: %s', LONG, async (outcome, text) => {
  const { environment } = await openEditor('settings');
  await ask('luigi');
  await agree(environment);
  await answer(environment, SLUG, outcome);
  await waitFor(() => expect(alerts().join(' ')).toContain(text));
  expect(address()).toHaveValue('luigi');
});

it('typing previews the new address, and a taken one is refused without a question', LONG, async () => {
  const { environment } = await openEditor('settings');
  await fill(address(), "Raja's Tandoori");
  expect(address()).toHaveAccessibleDescription(/rajas-tandoori\.localhost:5001$/);
  await userEvent.click(changeButton());
  expect(await asked(environment, PROBLEM)).toEqual({ id: 'site', slug: 'rajas-tandoori' });
  await canBeHad(environment, 'The address “rajas-tandoori” is taken.');
  expect(address()).toHaveAccessibleDescription('The address “rajas-tandoori” is taken.');
  expect(address()).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(alerts()).toEqual(['The address “rajas-tandoori” is taken.']);
});

it('an empty address is refused', LONG, async () => {
  await openEditor('settings');
  await ask('');
  expect(address()).toHaveAccessibleDescription('Please enter an address.');
});
