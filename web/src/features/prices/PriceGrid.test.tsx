import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLUMNS, gridRows, type Edits } from './grid.rules.ts';
import { PriceGrid } from './PriceGrid.tsx';

const LONG = { tags: ['@long'] };

const sold = { isAvailable: true, soldOutUntil: null, section: { name: 'Mains' } };
const MENU = Array.from({ length: 500 }, (_, at) => ({
  ...sold,
  id: `p${at + 1}`,
  name: `Dish ${at + 1}`,
  price: 100 + at,
  sizes: [],
}));

const changed = vi.fn();
/** After the last change. */
const edits = (): Edits => changed.mock.lastCall?.[0] ?? {};

function Grid({ problems = {} }: { problems?: Record<string, string> }) {
  const [value, setValue] = useState<Edits>({});
  const change = (next: Edits): void => {
    setValue(next);
    changed(next);
  };
  return (
    <PriceGrid
      rows={gridRows(MENU, [])}
      columns={COLUMNS.restaurant}
      edits={value}
      problems={problems}
      onEdit={change}
    />
  );
}

// There is no layout here: the grid has the height of eight rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  changed.mockReset();
});

const price = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^Price of ${name}:`) });

it('of 500 rows only those in view are rendered', () => {
  render(<Grid />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
  const { length } = screen.getAllByRole('row');
  expect(length).toBeGreaterThan(8);
  expect(length).toBeLessThan(40);
});

it('typing replaces a price, Enter goes down, Escape keeps the old one', async () => {
  render(<Grid />);
  await userEvent.tab();
  expect(price('Dish 1')).toHaveFocus();
  await userEvent.keyboard('9.5{Enter}');
  expect(edits()).toEqual({ p1: { price: '9.5' } });
  expect(price('Dish 1')).toHaveTextContent('£9.50');
  expect(price('Dish 2')).toHaveFocus();
  await userEvent.keyboard('7{Escape}');
  expect(edits()).toEqual({ p1: { price: '9.5' } });
  expect(price('Dish 2')).toHaveFocus();
});

it('F2 edits the old price, and Tab goes on to the availability, which Space switches', LONG, async () => {
  render(<Grid />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{F2}');
  expect(screen.getByRole('textbox', { name: 'Price of Dish 2' })).toHaveValue('1.01');
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('gridcell', { name: 'Dish 2 is available: Yes' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(edits()['p2']).toMatchObject({ isAvailable: false });
  await userEvent.keyboard('{Delete}');
  expect(edits()['p2']).not.toHaveProperty('isAvailable');
});

it('one tap opens a price or switches availability, one click of a mouse only chooses the cell', LONG, () => {
  render(<Grid />);
  const press = (cell: HTMLElement, pointerType: string) =>
    fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType }));
  const available = screen.getByRole('gridcell', { name: 'Dish 1 is available: Yes' });
  press(available, 'mouse');
  expect(edits()).toEqual({});
  press(available, 'touch');
  expect(edits()).toEqual({ p1: { isAvailable: false } });
  press(price('Dish 2'), 'touch');
  expect(screen.getByRole('textbox', { name: 'Price of Dish 2' })).toHaveFocus();
});

it('the grid is described by its keys', () => {
  render(<Grid />);
  expect(screen.getByRole('grid')).toHaveAccessibleDescription(/F2 edits/);
});

it('a pasted column fills the cells below', async () => {
  render(<Grid />);
  await userEvent.tab();
  await userEvent.paste('1.50\n2.50\n');
  expect(edits()).toEqual({ p1: { price: '1.50' }, p2: { price: '2.50' } });
});

it('a wrong price is marked, and its error is read at the cell', LONG, async () => {
  render(<Grid problems={{ p1: 'Price must be positive' }} />);
  expect(price('Dish 1')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Price must be positive');
});
