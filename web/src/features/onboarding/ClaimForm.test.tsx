import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const CLAIM = 'ClaimFormMutation';
const ADD = 'ClaimFormViewerMutation';
const REPLY = 'useReplySubscription';
const preview = { slug: 'luigi', previewUrl: 'http://luigi.localhost:5001', claimToken: 'claim' };
const conversation = {
  id: 'id-1',
  token: 'secret',
  package: 'Gold',
  action: 'COMPLETE',
  messages: [{ id: 'a:reply', sender: 'AGENT', html: 'Your preview is ready!' }],
  unanswered: null,
  draft: {
    name: 'Luigi',
    brand: null,
    popularItems: [],
    quickReplies: [],
    logoUrl: null,
    sections: [],
    unreadLines: [],
    tagline: null,
    addressLine: null,
    phone: null,
    openingHours: null,
    hasHours: false,
    siteTheme: 'TRATTORIA',
    viewUrl: '',
  },
  preview: preview as typeof preview | { [Key in keyof typeof preview]: string | null },
};
const user = { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' };

afterEach(() => {
  endSession();
});

async function openClaim(parts: Partial<typeof conversation> = {}) {
  writeStored('onboardingConversation', 'secret');
  const app = renderScreen('/setup');
  await answer(app.environment, 'conversationRequestsQuery', {
    onboardingConversation: { ...conversation, ...parts },
  });
  return app;
}

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Full name'), ' Amelia Hart ');
  await userEvent.type(screen.getByLabelText('Email'), user.email);
  await userEvent.type(screen.getByLabelText('Password'), 'long enough');
  await userEvent.click(screen.getByRole('checkbox'));
}

const press = (name = 'Claim My Free Site') => userEvent.click(screen.getByRole('button', { name }));

it('the claim form replaces the input when the preview is ready, and the claim is stored', async () => {
  const { environment } = await openClaim({
    preview: null as unknown as typeof preview,
    action: 'REQUEST_MENU',
    unanswered: { clientId: 'u', text: 'Menu' } as unknown as null,
  });
  const [reply] = environment.mock.getAllOperations();
  const hear = (event: object) =>
    act(async () => environment.mock.nextValue(reply!, { data: { onboardingReply: event } }));
  await hear({ __typename: 'OnboardingPreviewReady', ...preview });
  expect(readStored('restaurantClaimToken')).toBe('claim');
  expect(readStored('restaurantPreviewUrl')).toBe('http://luigi.localhost:5001');
  expect(screen.queryByText('Your Live Website is Ready!')).toBeNull();
  await hear({ __typename: 'OnboardingTurnCompleted', message: { id: 'u:reply', html: 'Ready!' } });
  const title = await screen.findByRole('heading', { name: 'Your Live Website is Ready!' });
  expect(title).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  // The site stands alone until the visitor goes on.
  await userEvent.keyboard('{Escape}');
  const link = screen.getByRole('link', { name: 'View Your Live Preview' });
  expect(link).toHaveAttribute('href', 'http://luigi.localhost:5001');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  for (const feature of ['Test orders by email', 'Live shareable website', 'Basic admin dashboard'])
    expect(screen.getByText(feature)).toBeInTheDocument();
});

it('the claim form shows the terms error at the checkbox until the terms are accepted', async () => {
  const { environment } = await openClaim();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms to continue.');
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('');
});

it('the claim form does not submit empty fields, names them and focuses the first', LONG, async () => {
  const { environment } = await openClaim();
  await userEvent.type(await screen.findByLabelText('Full name'), 'Amelia');
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please fill in your email.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please choose a password.');
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('');
  for (const name of ['Full name', 'Email', 'Password']) expect(screen.getByLabelText(name)).toBeRequired();
});

it('a claim with a new account signs in, clears the storage and opens My Restaurants', LONG, async () => {
  const { environment, address } = await openClaim();
  await fillIn();
  await press();
  expect(await asked(environment, CLAIM)).toEqual({
    input: {
      claimToken: 'claim',
      name: 'Amelia Hart',
      email: user.email,
      password: 'long enough',
      termsAccepted: true,
    },
  });
  await answer(environment, CLAIM, {
    claimRestaurant: { __typename: 'ClaimRestaurantPayload', token: 'session', user },
  });
  expect(await screen.findByText('Restaurant claimed successfully!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/my-restaurants'));
  expect(getSession()).toEqual({
    token: 'session',
    user: { _id: user.id, name: user.name, email: user.email },
  });
  expect(readStored('restaurantClaimToken')).toBeNull();
  expect(readStored('restaurantPreviewUrl')).toBeNull();
  expect(readStored('onboardingConversation')).toBeNull();
});

it('a claim by a signed-in owner has no account fields and adds the site to the account', LONG, async () => {
  startSession({ _id: user.id, name: user.name, email: user.email }, 'session');
  const { environment, address } = await openClaim();
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Add Site to My Account');
  expect(await asked(environment, ADD)).toEqual({ input: { claimToken: 'claim', termsAccepted: true } });
  await answer(environment, ADD, {
    claimRestaurantForViewer: {
      __typename: 'ClaimRestaurantForViewerPayload',
      restaurantEdge: { node: { __typename: 'Restaurant', id: 'r1' } },
    },
  });
  await waitFor(() => expect(address()).toBe('/my-restaurants'));
  expect(readStored('restaurantClaimToken')).toBeNull();
});

it('a session that the server has ended leads back to the form with an account', async () => {
  startSession({ _id: user.id, name: user.name, email: user.email }, 'old');
  const { environment } = await openClaim();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Add Site to My Account');
  const signedOut = { serverMessage: 'Please sign in.', isSignedOut: true };
  await answer(environment, ADD, new NetworkProblem('server', signedOut));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^You have been signed out. Your preview is safe/,
  );
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(readStored('token')).toBeNull();
  expect(readStored('restaurantClaimToken')).toBe('claim');
});

it.each([
  [{ __typename: 'ConflictError', message: 'There is an account already.' }, 'There is an account already.'],
  [{ __typename: 'NotFoundError', message: '' }, 'Failed to claim restaurant.'],
])(
  'the claim form shows the returned error %j and keeps the typed values',
  LONG,
  async (claimRestaurant, text) => {
    const { environment, address } = await openClaim();
    await fillIn();
    await press();
    await answer(environment, CLAIM, { claimRestaurant });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue(user.email);
    expect(address()).toBe('/setup');
    expect(readStored('restaurantClaimToken')).toBe('claim');
  },
);

it("the claim form shows the server's field errors at their fields", LONG, async () => {
  const { environment } = await openClaim();
  await fillIn();
  await press();
  await answer(environment, CLAIM, {
    claimRestaurant: {
      __typename: 'ValidationError',
      message: 'Failed to claim restaurant.',
      fields: [{ path: 'password', message: 'Min 8 characters' }],
    },
  });
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Min 8 characters');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('the claim form shows a failed call in an alert', LONG, async () => {
  const { environment } = await openClaim();
  await fillIn();
  await press();
  await answer(environment, CLAIM, new Error('no network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to claim restaurant.');
});

it('a claim with a new account needs a stored claim token', LONG, async () => {
  const { environment } = await openClaim();
  await fillIn();
  writeStored('restaurantClaimToken', null);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Claim token not found. Please try the setup process again.',
  );
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('a claim by a signed-in owner needs a stored claim token', LONG, async () => {
  startSession({ _id: user.id, name: user.name, email: user.email }, 'session');
  await openClaim();
  await userEvent.click(await screen.findByRole('checkbox'));
  writeStored('restaurantClaimToken', null);
  await press('Add Site to My Account');
  expect(await screen.findByRole('alert')).toHaveTextContent('Claim token not found.');
});

it.each(['Change something first', 'Tell the assistant'])(
  'the visitor can change the preview before claiming it with the button %s',
  LONG,
  async (button) => {
    const { environment } = await openClaim();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Call it Mario{Enter}');
    expect(await asked(environment, REPLY)).toMatchObject({ input: { text: 'Call it Mario' } });
  },
);

it('the claim form does not ask for opening hours that are known', async () => {
  await openClaim({ draft: { ...conversation.draft, hasHours: true } });
  expect(await screen.findByRole('button', { name: 'Change something first' })).toBeVisible();
  expect(screen.queryByText(/^Real orders need your opening hours/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tell the assistant' })).toBeNull();
});

it('the chat says that a preview is already claimed', async () => {
  await openClaim({ preview: { ...preview, claimToken: null } });
  expect(await screen.findByRole('heading', { name: 'This website has been claimed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Restaurants' })).toHaveAttribute(
    'href',
    '/my-restaurants',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(readStored('restaurantClaimToken')).toBeNull();
});

const DESIGN = 'DesignChoiceMutation';
const drawn = { ...conversation.draft, viewUrl: 'http://preview.localhost:5001/key?v=1' };

/** Opens the chat with its built preview and presses the design Counter. */
async function pressCounter() {
  const { environment } = await openClaim({ draft: drawn });
  const choice = await screen.findByRole('radiogroup', { name: 'Which one is you?' });
  const radio = (name: string) => within(choice).getByRole('radio', { name: new RegExp(name) });
  for (const name of ['Table', 'Night']) expect(radio(name)).toBeDisabled();
  expect(screen.getByTitle('Night')).toHaveAttribute('src', 'http://preview.localhost:5001/key?theme=NIGHT');
  expect(radio('Trattoria')).toBeChecked();
  await userEvent.click(radio('Counter'));
  expect(radio('Counter')).toBeChecked();
  expect(await asked(environment, DESIGN)).toEqual({ input: { conversation: 'secret', theme: 'COUNTER' } });
  return { environment, radio };
}

it('the built preview gets the design that the visitor presses', LONG, async () => {
  const { environment, radio } = await pressCounter();
  const draft = { ...drawn, siteTheme: 'COUNTER', viewUrl: 'http://preview.localhost:5001/key?v=2' };
  await answer(environment, DESIGN, {
    chooseOnboardingDesign: { __typename: 'ChooseOnboardingDesignPayload', draft },
  });
  expect(radio('Counter')).toBeChecked();
  expect(document.querySelector('iframe[src="http://luigi.localhost:5001/?v=2"]')).not.toBeNull();
});

it('a refused design is taken back, and the reason is shown', LONG, async () => {
  const { environment, radio } = await pressCounter();
  const message = 'The assistant is writing. Please try again when it has answered.';
  await answer(environment, DESIGN, { chooseOnboardingDesign: { __typename: 'ConflictError', message } });
  expect(radio('Trattoria')).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});
