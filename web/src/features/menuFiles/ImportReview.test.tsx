import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { agree, press, REVIEW, review, reviewOf } from '../../test/openMenuFile.tsx';
import { forgetTyped } from '../menuReading/typedLines.ts';

const LONG = { tags: ['@long'] };
const IMPORT = 'ImportReviewMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  forgetTyped();
});

const LINES = [
  {
    id: 'text 2',
    text: 'Lobster market price',
    section: 'Pizza',
    kind: 'DISH',
    proposal: { name: 'Lobster', price: null, description: '', sizes: [], dietaryTags: [] },
  },
  {
    id: 'row 3',
    text: 'Pizza,Cod,,7.20',
    section: 'Pizza',
    kind: 'SIZE',
    proposal: {
      name: 'Cod',
      price: 720,
      description: '',
      sizes: [
        { name: 'Regular', price: 600 },
        { name: 'Large', price: 800 },
      ],
      dietaryTags: [],
    },
  },
];

describe('lines of an imported menu', () => {
  it('lines that are not clear come first and are answered before anything is published', async () => {
    const { environment } = await review({ lines: LINES, others: ['12 High Street'] });
    expect(screen.getByText('Check the 2 lines above first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('1 line says nothing about dishes')).toBeVisible();
    const lobster = within(screen.getByRole('listitem', { name: 'Lobster market price' }));
    await userEvent.type(lobster.getByLabelText('Price'), '24{Enter}');
    const added = {
      id: 'text 2',
      dish: {
        name: 'Lobster',
        price: 2400,
        section: 'Pizza',
        description: '',
        sizes: [],
        dietaryTags: [],
      },
    };
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines: [added] } });
    await answer(environment, REVIEW, reviewOf({ lines: LINES.slice(1) }));
    expect(await screen.findByText('Check the 1 line above first.')).toBeVisible();

    const cod = within(screen.getByRole('listitem', { name: 'Pizza,Cod,,7.20' }));
    await userEvent.click(cod.getByRole('button', { name: 'Save the prices' }));
    expect(cod.getByLabelText('Price of Regular')).toHaveAccessibleDescription(/Please choose the size/);
    await userEvent.click(
      within(cod.getByRole('group', { name: '“Cod” has sizes. Which one costs £7.20?' })).getByRole(
        'button',
        {
          name: 'Large',
        },
      ),
    );
    await userEvent.click(cod.getByRole('button', { name: 'Save the prices' }));
    const sizes = [
      { name: 'Regular', price: 600 },
      { name: 'Large', price: 720 },
    ];
    const lines = [added, { id: 'row 3', dish: expect.objectContaining({ name: 'Cod', sizes }) as object }];
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines } });
    await answer(environment, REVIEW, reviewOf());
    await press('Publish changes');
    await agree('Publish and remove');
    expect(await asked(environment, IMPORT)).toMatchObject({ input: { lines, siteVersion: 3 } });
  });

  it('a refused line comes back with what was typed, and Undo takes an answer back', LONG, async () => {
    const { environment } = await review({ lines: LINES });
    const lobster = () => within(screen.getByRole('listitem', { name: 'Lobster market price' }));
    await userEvent.click(
      within(screen.getByRole('listitem', { name: 'Pizza,Cod,,7.20' })).getByRole('button', {
        name: 'Leave as it is',
      }),
    );
    await answer(environment, REVIEW, reviewOf({ lines: LINES.slice(0, 1) }));
    await userEvent.type(lobster().getByLabelText('Price'), '24{Enter}');
    await answer(environment, REVIEW, {
      reviewMenuImport: {
        __typename: 'ValidationError',
        message: 'Please check the marked fields.',
        fields: [{ path: 'lines.1.dish.name', message: 'Please fill in this field.' }],
      },
    });
    await vi.waitFor(() =>
      expect(lobster().getByLabelText('Name')).toHaveAccessibleDescription('Please fill in this field.'),
    );
    expect(lobster().getByLabelText('Price')).toHaveValue('24.00');
    await press('Undo');
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { lines: [] } });
    await answer(environment, REVIEW, reviewOf({ lines: LINES }));
    expect(await screen.findByRole('listitem', { name: 'Pizza,Cod,,7.20' })).toBeVisible();
  });
});
