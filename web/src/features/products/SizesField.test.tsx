import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fill } from '../../test/fill.ts';
import { SizesField } from './SizesField.tsx';
import type { Priced } from './product.rules.ts';

function Sizes({ errors = {} }: { errors?: Record<string, string> }) {
  const [priced, setPriced] = useState<Priced>({ price: '8.50', sizes: [] });
  return <SizesField priced={priced} errors={errors} onChange={setPriced} />;
}

const names = () =>
  screen
    .queryAllByRole('textbox', { name: /^Name of size/ })
    .map((field) => (field as HTMLInputElement).value);

it('three sizes are entered with letters and Enter only', async () => {
  render(<Sizes />);
  screen.getByRole('button', { name: 'Add sizes' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name of size 1' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Price of size 1' })).toHaveValue('8.50');
  await userEvent.keyboard('Small{Enter}{Enter}Medium{Enter}10{Enter}Large{Enter}12.5');
  expect(names()).toEqual(['Small', 'Medium', 'Large']);
  expect(screen.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('12.5');
  expect(screen.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument();
});

it('arrow keys on the handle move a size, which keeps the focus', async () => {
  render(<Sizes />);
  await userEvent.click(screen.getByRole('button', { name: 'Add sizes' }));
  await userEvent.keyboard('Small{Enter}{Enter}Large');
  const handle = screen.getByRole('button', { name: 'Move Large' });
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Large', 'Small']);
  expect(screen.getByRole('button', { name: 'Move Large' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Large', 'Small']);
});

it('without its last size the product has the price again', async () => {
  render(<Sizes />);
  await userEvent.click(screen.getByRole('button', { name: 'Add sizes' }));
  await fill(screen.getByRole('textbox', { name: 'Price of size 1' }), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Remove size 1' }));
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('9.00');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
});

it('errors stand at their fields', async () => {
  render(<Sizes errors={{ 'sizes.0.name': 'Please name the size.' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add sizes' }));
  expect(screen.getByRole('textbox', { name: 'Name of size 1' })).toHaveAccessibleDescription(
    'Please name the size.',
  );
});
