import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { useKeepBoardOpen } from './useKeepBoardOpen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Board = () => <p>{useKeepBoardOpen('r') ? 'Orders are open again' : 'Nothing new'}</p>;

function open() {
  const environment = createMockEnvironment();
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <Board />
    </RelayEnvironmentProvider>,
  );
  const told = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
  const reply = (hasOpenedOrders: boolean) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { keepBoardOpen: { __typename: 'KeepBoardOpenPayload', hasOpenedOrders } },
      }),
    );
  return { environment, unmount, told, reply };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('an open board tells so at once, each minute, and when the network is back', async () => {
  const { told, unmount } = open();
  expect(told()).toEqual([{ input: { restaurantId: 'r' } }]);
  await pass(60_000);
  expect(told()).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(told()).toHaveLength(3);
  unmount();
  await pass(120_000);
  window.dispatchEvent(new Event('online'));
  expect(told()).toHaveLength(3);
});

it('the board says that it has opened orders, until the next minute', async () => {
  const { reply } = open();
  await reply(true);
  expect(screen.getByText('Orders are open again')).toBeInTheDocument();
  await pass(60_000);
  await reply(false);
  expect(screen.getByText('Nothing new')).toBeInTheDocument();
});

it('after a lost connection the next minute tells again', async () => {
  const { environment, told } = open();
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkProblem('connection')));
  expect(told()).toEqual([]);
  await pass(60_000);
  expect(told()).toHaveLength(1);
});
