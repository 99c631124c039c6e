import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';

const LONG = { tags: ['@long'] };

const GENERATE = 'AiImageGeneratorMutation';
const DRAWN = 'http://127.0.0.1:9000/products/drawn.webp';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it('the image generator is locked on the free plan, with the reason and a link to the plans', async () => {
  await openEditor('homepage');
  expect(screen.getAllByText(/requires a paid plan/)).toHaveLength(1);
  expect(screen.getByText(/^AI image generation requires a paid plan\./)).toBeVisible();
  expect(screen.getByText('AI image generation is a premium feature')).toBeVisible();
  expect(screen.queryByText('PRO')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/packages?upgrading=site',
  );
  const button = screen.getByRole('button', { name: 'Generate image' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(
    await screen.findByText('AI image generation requires a paid plan. Please upgrade to continue.'),
  ).toBeInTheDocument();
});

it.each([
  [true, 'AI image generation requires a paid plan. The first 14 days are free.'],
  [false, 'AI image generation requires a paid plan.'],
])('the lock mentions the trial only while the site has one: %s', async (isTrialAvailable, text) => {
  await openEditor('homepage', { isTrialAvailable });
  expect(screen.getByText(text)).toBeVisible();
});

const prompt = () => screen.getByLabelText('What should the image show?');

async function open() {
  const app = await openEditor('homepage', { isFreePlan: false, hasPaidFeatures: true });
  expect(screen.getByText('PRO')).toBeVisible();
  return app;
}

async function describeIt(text: string): Promise<void> {
  await fill(prompt(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Generate image' }));
}

it('on a paid plan the generator draws a picture, shows it, and saves it on the site', LONG, async () => {
  const { environment } = await open();
  await describeIt(' A pizza from above ');
  expect(await asked(environment, GENERATE)).toEqual({
    input: { restaurantId: 'site', prompt: 'A pizza from above', purpose: 'HERO' },
  });
  expect(screen.getByText('Creating your image… This takes up to a minute.')).toBeInTheDocument();
  await answer(environment, GENERATE, {
    generateProductImage: { __typename: 'GenerateProductImagePayload', imageUrl: DRAWN },
  });
  expect(await screen.findByRole('img', { name: 'Suggestion: A pizza from above' })).toHaveAttribute(
    'src',
    DRAWN,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use this image' }));
  expect(await asked(environment, 'useUpdateRestaurantMutation')).toEqual({
    input: { id: 'site', coverImageUrl: DRAWN },
  });
  expect(screen.getByRole('img', { name: 'Your hero photo as visitors see it' })).toHaveAttribute(
    'src',
    DRAWN,
  );
  await answer(environment, 'useUpdateRestaurantMutation', {
    updateRestaurant: {
      __typename: 'UpdateRestaurantPayload',
      restaurant: editedSite({ coverImageUrl: DRAWN }),
    },
  });
  expect(await screen.findByText('Your hero photo is saved.')).toBeInTheDocument();
});

it.each([
  ['', 'Please describe the image.'],
  ['x'.repeat(301), 'Please use at most 300 characters.'],
])('the prompt %j is refused before it is sent', LONG, async (text, problem) => {
  const { environment } = await open();
  await describeIt(text);
  expect(prompt()).toHaveAccessibleDescription(problem);
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    GENERATE,
  );
});

it.each([
  [
    {
      __typename: 'ValidationError',
      message: 'The image could not be created.',
      fields: [{ path: 'prompt', message: 'The AI won’t create this image.' }],
    },
    'The AI won’t create this image.',
  ],
  [{ __typename: 'PaidPlanError', message: 'Please upgrade to continue.' }, 'Please upgrade to continue.'],
  [
    { __typename: 'RateLimitedError', message: 'You have made 20 AI pictures.', retryAfterSeconds: 7200 },
    'You have made 20 AI pictures.',
  ],
  [{ __typename: 'UnavailableError', message: 'The AI took too long.' }, 'The AI took too long.'],
  [{ __typename: 'NotFoundError', message: '' }, 'The image could not be created.'],
  [null, 'The image could not be created.'],
])('a failed drawing shows the reason and keeps the prompt: %j', LONG, async (member, text) => {
  const { environment } = await open();
  await describeIt('A pizza');
  await answer(
    environment,
    GENERATE,
    member ? { generateProductImage: member } : new NetworkProblem('network'),
  );
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(' '),
    ).toContain(text),
  );
  expect(prompt()).toHaveValue('A pizza');
});
