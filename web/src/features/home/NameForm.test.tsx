import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NameForm } from './NameForm.tsx';

it.each([
  ['Lucia', 'My restaurant is called Lucia'],
  [' Lemon & Thyme ', 'My restaurant is called Lemon & Thyme'],
  ['   ', ''],
])('submitting %j starts the chat with the words %j and keeps the typed name', async (name, words) => {
  const started = vi.fn<(words: string) => void>();
  render(<NameForm onStart={started} />);
  const field = screen.getByRole('textbox', { name: 'What is your restaurant called?' });
  await userEvent.type(field, `${name}{Enter}`);
  expect(started.mock.calls).toEqual([[words]]);
  expect(field).toHaveValue(name);
});
