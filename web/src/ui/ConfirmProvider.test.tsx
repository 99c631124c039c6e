import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useConfirm, type ConfirmOptions } from './confirm.ts';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { SnackbarProvider } from './SnackbarProvider.tsx';

const options: ConfirmOptions = { title: 'Delete product', text: 'This action cannot be undone.' };

/** Renders a button that asks; returns a mock that gets each answer. */
function ask(changes: Partial<ConfirmOptions> = {}) {
  const answered = vi.fn<(confirmed: boolean) => void>();
  function Asker() {
    const confirm = useConfirm();
    return (
      <button type="button" onClick={() => void confirm({ ...options, ...changes }).then(answered)}>
        Ask
      </button>
    );
  }
  render(
    <SnackbarProvider>
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>
    </SnackbarProvider>,
  );
  return answered;
}

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  // The first question loads the code.
  return screen.findByRole('alertdialog', { name: 'Delete product' }, { timeout: 5_000 });
};

it.each([
  ['OK', true],
  ['Cancel', false],
])('the button %s answers %s, closes the dialog and restores the focus', async (button, expected) => {
  const answered = ask();
  expect(await open()).toHaveTextContent('This action cannot be undone.');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(answered.mock.calls).toEqual([[expected]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

it('Escape answers a confirmation with false', async () => {
  const answered = ask();
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
});

it('a persistent confirmation ignores Escape', async () => {
  const answered = ask({ persistent: true });
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(answered.mock.calls).toEqual([[true]]);
});

it.each(['alert', 'info'] as const)(
  'a dialog of type %s hides the cancel button by default',
  async (type) => {
    ask({ type });
    await open();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  },
);

it('a confirmation hides the cancel button on request', async () => {
  ask({ showCancel: false });
  await open();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('an alert shows the cancel button and its own texts on request', async () => {
  ask({ type: 'alert', showCancel: true, confirmText: 'Delete', cancelText: 'Keep' });
  await open();
  expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});
