import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, asked } from '../../test/answer.ts';
import { messages } from './messages.ts';
import { TestOrder } from './TestOrder.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <TestOrder token="secret" />
    </RelayEnvironmentProvider>,
  );
  return environment;
};
const wait = () => act(() => vi.advanceTimersByTimeAsync(4_000));

it('the visitor is invited to order, and reads the mail about the order when it has arrived', async () => {
  const environment = open();
  expect(screen.getByText(messages.tryOrder)).toBeInTheDocument();
  await wait();
  expect(await asked(environment, 'TestOrderQuery')).toEqual({ token: 'secret' });
  await answer(environment, 'TestOrderQuery', { onboardingConversation: { testOrder: null } });
  expect(screen.getByText(messages.tryOrder)).toBeInTheDocument();
  await wait();
  await answer(environment, 'TestOrderQuery', new Error('away'));
  await wait();
  await wait();
  await answer(environment, 'TestOrderQuery', {
    onboardingConversation: {
      testOrder: { number: 1, total: 1700, mailUrl: 'http://preview.localhost/key/mail' },
    },
  });
  expect(screen.getByText('New order 1 · £17.00')).toBeInTheDocument();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: messages.readMail }));
  const page = await screen.findByTitle(messages.mailTitle);
  expect(page).toHaveAttribute('src', 'http://preview.localhost/key/mail?n=1');
  expect(page).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
});
