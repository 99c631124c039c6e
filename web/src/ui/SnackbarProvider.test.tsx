import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSnackbar, type Snackbar as SnackbarApi, type SnackbarOptions } from './snackbar.ts';
import { Snackbar, SnackbarProvider } from './SnackbarProvider.tsx';

let api: SnackbarApi;

/** Makes the snackbar API available to the tests. */
function Grip() {
  const snackbar = useSnackbar();
  useEffect(() => {
    api = snackbar;
  }, [snackbar]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <SnackbarProvider>
      <Grip />
    </SnackbarProvider>,
  );
});

afterEach(() => vi.useRealTimers());

function show(options: SnackbarOptions): () => void {
  let close = (): void => undefined;
  act(() => {
    close = api.show(options);
  });
  return close;
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('a snackbar is shown for 4000 ms in an existing live region', () => {
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  show({ message: 'Restaurant claimed successfully!', color: 'success' });
  expect(region).toHaveTextContent('Restaurant claimed successfully!');
  pass(3999);
  expect(region).toHaveTextContent('Restaurant claimed successfully!');
  pass(1);
  expect(region).toBeEmptyDOMElement();
});

it.each([
  [3000, 2999, 1],
  [5000, 4999, 1],
])('a snackbar is shown for the given %i ms', (timeout, before, rest) => {
  show({ message: 'Hello', timeout });
  pass(before);
  expect(screen.getByText('Hello')).toBeInTheDocument();
  pass(rest);
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

it('a snackbar without a timeout stays until it is closed', () => {
  show({ message: 'Hello', timeout: 0 });
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

it('a snackbar stays while it has the pointer or the focus', () => {
  show({ message: 'Hello' });
  pass(3000);
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  pass(60_000);
  act(() => close.blur());
  pass(999);
  expect(screen.getByText('Hello')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

it('an error snackbar is announced at once', () => {
  show({ message: 'Failed to get upload URL.', color: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to get upload URL.');
});

it('a snackbar closes after its action', () => {
  const onPress = vi.fn<() => void>();
  show({ message: 'Removed', action: { label: 'Undo', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

it('at most three snackbars are shown, and the caller can close one', () => {
  const close = show({ message: 'one' });
  for (const message of ['two', 'three', 'four']) show({ message });
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  act(close);
  expect(screen.getByText('two')).toBeInTheDocument();
});

it('a Snackbar without a provider is shown for 5000 ms', () => {
  const closed = vi.fn<() => void>();
  render(<Snackbar message="Hello" onClose={closed} />);
  pass(4999);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledTimes(1);
});
