import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AllergenField } from './AllergenField.tsx';
import { NO_FACTS, type AllergenDraft, type AllergenFacts } from './allergens.rules.ts';

const changed = vi.fn();
/** The answers after the last change. */
const draft = (): unknown => changed.mock.lastCall?.[0];

beforeEach(() => changed.mockReset());

function Field(changes: Partial<AllergenFacts>) {
  const facts = { ...NO_FACTS, ...changes };
  const [value, setValue] = useState<AllergenDraft>({ allergens: facts.codes, isConfirming: false });
  const change = (next: AllergenDraft): void => {
    setValue(next);
    changed(next);
  };
  return <AllergenField facts={facts} draft={value} name="allergens" onChange={change} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('letters answer a row and go to the next one', async () => {
  render(<Field />);
  screen.getByRole('radio', { name: 'Celery: not confirmed' }).focus();
  await userEvent.keyboard('fcm');
  expect(draft()).toMatchObject({ allergens: `FCM${'U'.repeat(11)}` });
  expect(screen.getByRole('radio', { name: 'Eggs: not confirmed' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Crustaceans: may contain' })).toHaveFocus();
  expect(screen.getByText('You confirm these answers when you save.')).toBeVisible();
});

it('the rest is marked as free from in one press', async () => {
  render(<Field codes={`C${'U'.repeat(13)}`} />);
  await press('Mark the rest as free from');
  expect(draft()).toEqual({ allergens: `C${'F'.repeat(13)}`, isConfirming: true });
});

it('who confirmed and when is shown, and a check again can be confirmed as it is', async () => {
  const codes = 'F'.repeat(14);
  render(<Field codes={codes} confirmedAt="2026-03-03T10:00:00Z" confirmedBy="Amelia" checkAgain />);
  expect(screen.getByText(/^Confirmed by Amelia, 3 March 2026/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check again');
  await press('Confirm all');
  expect(draft()).toEqual({ allergens: codes, isConfirming: true });
});

it.each([
  ['Accept the suggestion', `${'F'.repeat(6)}C${'F'.repeat(7)}`],
  ['Ignore it', 'U'.repeat(14)],
])('a suggestion counts only when it is accepted: %s', async (button, allergens) => {
  render(<Field suggestion={`${'F'.repeat(6)}C${'F'.repeat(7)}`} />);
  expect(screen.getByText(/Contains milk\. Diners do not see it\./)).toBeVisible();
  expect(screen.getByText('Suggested: contains')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  await press(button);
  expect(draft()).toEqual({ allergens, isConfirming: true });
  expect(screen.queryByText('There is a suggestion')).not.toBeInTheDocument();
});
