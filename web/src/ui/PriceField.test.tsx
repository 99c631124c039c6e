import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PriceField } from './PriceField.tsx';

function Price({ error }: { error?: string }) {
  const [price, setPrice] = useState('');
  return <PriceField label="Price" value={price} error={error} onChange={setPrice} />;
}

it.each([
  ['5,50', '5.50'],
  ['£5', '5.00'],
  ['5.5', '5.50'],
  [' 5 ', '5.00'],
  ['1,000', '1000.00'],
])('the amount "%s" is shown as %s when the field is left', async (typed, shown) => {
  render(<Price />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  await userEvent.tab();
  expect(field).toHaveValue(shown);
  expect(field).toBeValid();
});

it('an amount with two meanings stays as typed, and a sentence asks for another spelling', async () => {
  render(<Price />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.type(field, '5 50');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveValue('5 50');
  expect(field).toHaveAccessibleDescription('Please enter an amount in pounds and pence, such as 8.50.');
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeValid();
});

it('the error of a form stays', async () => {
  render(<Price error="Price seems too high" />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.type(field, 'x');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('Price seems too high');
});
