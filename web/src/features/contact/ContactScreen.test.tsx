import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const OPERATION = 'ContactFormMutation';
const SENT = 'Message sent successfully!';
const sent = { sendContactMessage: { __typename: 'SendContactMessagePayload', message: SENT } };
const words = { Name: 'Ana', Email: 'ana@example.org', Subject: 'My menu', Message: 'One\nTwo' };

afterEach(() => vi.useRealTimers());

const sendButton = () => screen.getByRole('button', { name: 'Send message' });
const notices = () => screen.getByRole('region', { name: 'Notifications' });

async function fillIn(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  for (const [label, text] of Object.entries(words)) await fill(screen.getByLabelText(label), text);
}

function expectWordsKept(): void {
  for (const [label, text] of Object.entries(words)) expect(screen.getByLabelText(label)).toHaveValue(text);
}

it('a sent message shows a notice for 5 seconds and clears the fields', async () => {
  const { environment } = renderScreen('/contact');
  await fillIn();
  await userEvent.click(sendButton());
  expect(await asked(environment, OPERATION)).toEqual({
    input: { name: 'Ana', email: 'ana@example.org', subject: 'My menu', message: 'One\nTwo', website: '' },
  });
  expect(sendButton()).toHaveAttribute('aria-busy', 'true');
  vi.useFakeTimers();
  await answer(environment, OPERATION, sent);
  expect(notices()).toHaveTextContent(SENT);
  for (const label of Object.keys(words)) expect(screen.getByLabelText(label)).toHaveValue('');
  act(() => void vi.advanceTimersByTime(4999));
  expect(notices()).toHaveTextContent(SENT);
  act(() => void vi.advanceTimersByTime(1));
  expect(notices()).not.toHaveTextContent(SENT);
  expect(screen.getByText('We have your message and will answer by email.')).toBeVisible();
  vi.useRealTimers();
  await userEvent.type(screen.getByLabelText('Name'), 'B');
  expect(screen.queryByText('We have your message and will answer by email.')).not.toBeInTheDocument();
});

it.each([
  [new NetworkProblem('network'), 'An error occurred.'],
  [new NetworkProblem('client', { status: 400, serverMessage: 'Not like that.' }), 'Not like that.'],
  [{ sendContactMessage: { __typename: 'SomethingNewer' } }, 'An error occurred.'],
  [
    {
      sendContactMessage: {
        __typename: 'RateLimitedError',
        message: 'That was a lot.',
        retryAfterSeconds: 600,
      },
    },
    'That was a lot. You can try again in 10 minutes.',
  ],
])(
  'the failure %s is shown in the snackbar and below the form, and the fields keep their text',
  async (outcome, text) => {
    const { environment } = renderScreen('/contact');
    await fillIn();
    await userEvent.click(sendButton());
    await answer(environment, OPERATION, outcome);
    await waitFor(() => expect(notices()).toHaveTextContent(text));
    expect(screen.getByText(`${text} What you wrote is still here.`)).toBeVisible();
    expectWordsKept();
    expect(sendButton()).not.toHaveAttribute('aria-busy');
  },
);

it('a message can be sent again after a failure', async () => {
  const { environment } = renderScreen('/contact');
  await fillIn();
  await userEvent.click(sendButton());
  await answer(environment, OPERATION, new NetworkProblem('connection'));
  await userEvent.click(sendButton());
  await answer(environment, OPERATION, sent);
  await waitFor(() => expect(notices()).toHaveTextContent(SENT));
  expect(screen.queryByText(/What you wrote is still here/)).not.toBeInTheDocument();
  // The word of the failure does not stand beside that of the success.
  await waitFor(() => expect(notices()).not.toHaveTextContent('An error occurred.'));
});

it("puts the server's sentences at their fields, and the keyboard into the first", async () => {
  const { environment } = renderScreen('/contact');
  await fillIn();
  await userEvent.click(sendButton());
  await answer(environment, OPERATION, {
    sendContactMessage: {
      __typename: 'ValidationError',
      message: 'Your message was not sent yet.',
      fields: [{ path: 'email', message: 'Please check the email address.' }],
    },
  });
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please check the email address.'));
  expect(email).toHaveFocus();
  expectWordsKept();
});

it('every field is required, without a request', async () => {
  const { environment } = renderScreen('/contact');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(sendButton());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject.');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please write your message.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await fill(screen.getByLabelText('Email'), 'ana');
  await userEvent.click(sendButton());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please check the email address.');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('the fields have autocomplete names', async () => {
  renderScreen('/contact');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  for (const label of Object.keys(words)) expect(screen.getByLabelText(label)).toBeRequired();
});

it('the form has a hidden field that only robots fill in', async () => {
  const { environment } = renderScreen('/contact');
  await fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).not.toContain(trap);
  trap.value = 'https://spam.example';
  await userEvent.click(sendButton());
  expect(await asked(environment, OPERATION)).toMatchObject({ input: { website: 'https://spam.example' } });
});

it('the page says what happens next and shows the email address', async () => {
  renderScreen('/contact');
  expect(await screen.findByRole('complementary', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@forkfront.example' })).toHaveAttribute(
    'href',
    'mailto:support@forkfront.example',
  );
});
