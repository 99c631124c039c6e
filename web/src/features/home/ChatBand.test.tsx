import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChatBand } from './ChatBand.tsx';

it.each([
  ['Lucia', 'My restaurant is called Lucia'],
  [' Lemon & Thyme ', 'My restaurant is called Lemon & Thyme'],
  ['   ', ''],
])('submitting %j starts the chat with the words %j and keeps the typed name', async (name, words) => {
  const started = vi.fn<(words: string) => void>();
  render(<ChatBand onStart={started} />);
  const field = screen.getByRole('textbox', { name: 'Name of your restaurant' });
  await userEvent.type(field, `${name}{Enter}`);
  expect(started.mock.calls).toEqual([[words]]);
  expect(field).toHaveValue(name);
});
