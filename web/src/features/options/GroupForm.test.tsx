import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { noFacts } from '../../test/openProducts.ts';
import { renderPart } from '../../test/renderPart.tsx';
import { GroupCreateForm, GroupEditForm } from './GroupForm.tsx';
import { GroupPicker } from './GroupPicker.tsx';
import type { SentGroup, SentOption } from './optionGroup.rules.ts';

const LONG = { tags: ['@long'] };

const option = (name: string, price = 0): SentOption => ({
  id: name,
  name,
  price,
  maxQuantity: 1,
  isDefault: false,
  isAvailable: true,
  soldOutUntil: null,
  allergenFacts: noFacts(),
});
const SAUCES: SentGroup = {
  id: 'sauces',
  name: 'Sauces',
  min: 0,
  max: 2,
  usedBy: 12,
  options: [option('Ketchup'), option('Aioli', 80)],
};
const sent = (name: string, price: number) => ({
  name,
  price,
  maxQuantity: 1,
  isDefault: false,
  isAvailable: true,
  soldOutUntilDay: null,
});
const cell = (column: string, of: string) => screen.getByRole('textbox', { name: `${column} of ${of}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a group is created with letters and Enter: its name, its options, their costs', async () => {
  const onSave = vi.fn(async () => null);
  await renderPart(
    <GroupCreateForm name="Toppings" isSaving={false} onSave={onSave} onCancel={() => undefined} />,
  );
  await userEvent.click(cell('Name', 'option 1'));
  await userEvent.keyboard('Ham{Enter}Olives{Enter}');
  await userEvent.click(cell('Extra cost', 'Ham'));
  await userEvent.keyboard('1.5{Enter}1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What diners do' }), 'may choose up to');
  await press('Create group');
  expect(onSave).toHaveBeenCalledWith({
    name: 'Toppings',
    min: 0,
    max: 1,
    options: [sent('Ham', 150), sent('Olives', 100)],
  });
});

it('several pasted lines become several options', async () => {
  const onSave = vi.fn(async () => null);
  await renderPart(
    <GroupCreateForm name="Toppings" isSaving={false} onSave={onSave} onCancel={() => undefined} />,
  );
  await userEvent.click(cell('Name', 'option 1'));
  await userEvent.paste('Extra cheese 1.50\nOlives £1\nBasil\n');
  expect(cell('Extra cost', 'Extra cheese')).toHaveValue('1.50');
  await press('Create group');
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ options: [sent('Extra cheese', 150), sent('Olives', 100), sent('Basil', 0)] }),
  );
});

it('a change of a group that 12 products use says so before it is saved', LONG, async () => {
  await renderPart(<GroupEditForm group={SAUCES} isSaving={false} onSave={async () => null} />);
  expect(screen.queryByText(/^12 products use this group/)).not.toBeInTheDocument();
  await userEvent.type(cell('Name', 'Ketchup'), '!');
  expect(screen.getByText('12 products use this group. Your change applies to all of them.')).toBeVisible();
});

it('errors of the server and of the form stand at the option', LONG, async () => {
  const onSave = vi.fn(async () => ({ message: '', fields: { 'options.1.name': 'It is taken.' } }));
  await renderPart(<GroupEditForm group={SAUCES} isSaving={false} onSave={onSave} />);
  await userEvent.type(cell('Extra cost', 'Ketchup'), 'much');
  await press('Save Changes');
  expect(onSave).not.toHaveBeenCalled();
  expect(cell('Extra cost', 'Ketchup')).toHaveAccessibleDescription('Please enter an amount such as 1.50.');
  expect(cell('Extra cost', 'Ketchup')).toHaveFocus();
  await userEvent.clear(cell('Extra cost', 'Ketchup'));
  await userEvent.type(cell('Extra cost', 'Ketchup'), '1');
  await press('Save Changes');
  expect(cell('Name', 'Aioli')).toHaveAccessibleDescription('It is taken.');
});

it('the picker finds a group by an option, and creates one with the typed name', LONG, async () => {
  const onPick = vi.fn();
  const onCreate = vi.fn();
  render(<GroupPicker groups={[SAUCES]} onPick={onPick} onCreate={onCreate} />);
  const field = screen.getByRole('combobox', { name: 'Add a group' });
  await userEvent.type(field, 'aioli{Enter}');
  expect(onPick).toHaveBeenCalledWith('sauces');
  await userEvent.clear(field);
  await userEvent.type(field, 'Toppings');
  await userEvent.click(await screen.findByRole('option', { name: 'Create group “Toppings”' }));
  expect(onCreate).toHaveBeenCalledWith('Toppings', field);
});
