import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type FieldErrors, formText } from './fields.ts';
import type { Refusal } from '../relay/refusal.ts';
import { Field } from '../ui/Field.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { useFormSubmit } from './useFormSubmit.ts';

interface Values {
  name: string;
  code: string;
}

const check = ({ name, code }: Values): FieldErrors => ({
  ...(name === '' ? { name: 'Name missing' } : {}),
  ...(code.length < 3 ? { code: code === '' ? 'Code missing' : 'Code too short' } : {}),
});

interface Props {
  /** The answer of the server; null is success. */
  answer: Refusal | null;
}

const refused: Refusal = {
  message: 'Not accepted.',
  fields: { name: 'Name taken', code: 'Code used' },
};

function Fields({
  failure,
  forget,
  onSubmit,
  ...controlled
}: ReturnType<typeof useFormSubmit<Values>> & Partial<Controlled>) {
  return (
    <form noValidate onSubmit={(event) => onSubmit(event as never)}>
      <FailureAlert failure={failure} onWaited={forget} />
      {(['name', 'code'] as const).map((name) => (
        <Field
          key={name}
          label={name}
          name={name}
          error={failure?.fields[name]}
          {...(controlled.set
            ? {
                value: controlled.values?.[name] ?? '',
                onChange: ({ currentTarget }) => controlled.set?.(name, currentTarget.value),
              }
            : {})}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

interface Controlled {
  values: Values;
  set: (name: keyof Values, value: string) => void;
}

/** A form that keeps its values in its fields. */
function PlainForm({ answer }: Props) {
  const form = useFormSubmit({
    read: (data) => ({ name: formText(data, 'name'), code: formText(data, 'code') }),
    check,
    send: async () => answer,
    onDone: () => undefined,
  });
  return <Fields {...form} />;
}

/** A form that keeps its values in state, as in the editor. */
function StateForm({ answer }: Props) {
  const [values, setValues] = useState<Values>({ name: '', code: '' });
  const form = useFormSubmit({ values, check, send: async () => answer, onDone: () => undefined });
  return (
    <>
      <Fields
        {...form}
        values={values}
        set={(name, value) => setValues((all) => ({ ...all, [name]: value }))}
      />
      <button type="button" onClick={() => setValues((all) => ({ ...all, name: 'Suggested' }))}>
        Suggest
      </button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const said = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

it.each([
  ['fields', PlainForm],
  ['state', StateForm],
])('an error disappears only when its field is corrected (values in %s)', async (_, Form) => {
  render(<Form answer={null} />);
  await userEvent.type(field('code'), 'x');
  await userEvent.clear(field('code'));
  await send();
  expect(field('name')).toHaveFocus();
  expect([said('name'), said('code')]).toEqual(['Name missing', 'Code missing']);
  await userEvent.type(field('name'), 'A');
  expect([said('name'), said('code')]).toEqual([undefined, 'Code missing']);
  await userEvent.type(field('code'), '12');
  expect(said('code')).toBe('Code too short');
  await userEvent.type(field('code'), '3');
  expect(said('code')).toBeUndefined();
});

it.each([
  ['fields', PlainForm],
  ['state', StateForm],
])(
  'each server error disappears when its field changes, and the alert with the last one (values in %s)',
  async (_, Form) => {
    render(<Form answer={refused} />);
    await userEvent.type(field('name'), 'Ann');
    await userEvent.type(field('code'), '123');
    await send();
    expect([said('name'), said('code')]).toEqual(['Name taken', 'Code used']);
    expect(field('name')).toHaveFocus();
    await userEvent.type(field('name'), 'e');
    expect([said('name'), said('code')]).toEqual([undefined, 'Code used']);
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Not accepted.');
    await userEvent.type(field('code'), '4');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('an error of the whole form stays until the next submit', async () => {
  render(<PlainForm answer={{ message: 'Not reached.', fields: {} }} />);
  await userEvent.type(field('name'), 'Ann');
  await userEvent.type(field('code'), '123');
  await send();
  await userEvent.type(field('name'), 'e');
  expect(screen.getByRole('alert')).toHaveTextContent('Not reached.');
});

it('a server error of a field that the form does not have is shown in the alert', async () => {
  render(<PlainForm answer={{ message: 'Not accepted.', fields: { name: 'Taken', phone: 'No phone' } }} />);
  await userEvent.type(field('name'), 'Ann');
  await userEvent.type(field('code'), '123');
  await send();
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Not accepted. No phone');
  expect(said('name')).toBe('Taken');
});

it('a field that is corrected without typing loses its error', async () => {
  render(<StateForm answer={null} />);
  await send();
  expect(said('name')).toBe('Name missing');
  await act(async () => screen.getByRole('button', { name: 'Suggest' }).click());
  expect(said('name')).toBeUndefined();
});
