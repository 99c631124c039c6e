import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { Field, TextareaField } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';

it('a Field connects label and help text to the control', () => {
  render(<Field label="Phone" type="tel" help="With area code" name="phone" />);
  const input = screen.getByLabelText('Phone');
  expect(input).toHaveAccessibleDescription('With area code');
  expect(input).toBeValid();
});

it.each([
  ['Field', <Field key="f" label="Text" help="Help" error="Wrong." />],
  ['TextareaField', <TextareaField key="t" label="Text" help="Help" error="Wrong." />],
  [
    'PasswordField',
    <PasswordField key="p" label="Text" help="Help" error="Wrong." autoComplete="new-password" />,
  ],
  ['CheckboxField', <CheckboxField key="c" label="Text" error="Wrong." />],
])('the error of a %s replaces the help text and is announced', (_name, field) => {
  render(field);
  const control = screen.getByLabelText('Text');
  expect(control).toHaveAccessibleDescription('Wrong.');
  expect(control).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong.');
  expect(screen.queryByText('Help')).not.toBeInTheDocument();
});

it('an optional Field is marked', () => {
  render(<Field label="Note" optional />);
  expect(screen.getByLabelText('Note (optional)')).toBeInTheDocument();
});

it('a PasswordField shows and hides the password', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});
