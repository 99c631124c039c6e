import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

function renderField(): HTMLInputElement {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  return screen.getByLabelText('Password');
}

it('showing the password keeps the focus and the caret in the field', async () => {
  const input = renderField();
  await userEvent.type(input, 'secret');
  input.setSelectionRange(2, 4);
  // Browsers reset the caret when the type changes. happy-dom does not, so check that it is restored.
  const putBack = vi.spyOn(input, 'setSelectionRange');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  expect(putBack).toHaveBeenLastCalledWith(2, 4);
});

it('the button of a PasswordField works by keyboard and keeps the focus', async () => {
  const input = renderField();
  await userEvent.type(input, 'secret');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

it('a submit hides the password again', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  render(
    <form>
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <button type="submit">Send</button>
    </form>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.type(input, '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(input).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeInTheDocument();
  document.removeEventListener('submit', sent);
});

it('a PasswordField accepts a pasted password and has an autocomplete name', async () => {
  const input = renderField();
  await userEvent.click(input);
  await userEvent.paste('pasted secret');
  expect(input).toHaveValue('pasted secret');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  expect(input).toHaveAttribute('name', 'password');
});
