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

describe('lines that are no dishes of their own', () => {
  const EXTRA = {
    id: 'dish 1',
    text: '+ Mushy peas 80p',
    section: 'Pizza',
    kind: 'EXTRA',
    proposal: { name: 'Mushy peas', price: 80, description: '', sizes: [], dietaryTags: [] },
  };
  const OFFER = { id: 'text 4', text: '10% off on Mondays', section: null, kind: 'OFFER', proposal: null };

  it('an extra is a question with yes and no, and a yes makes it a choice', async () => {
    const { environment } = await review({ lines: [EXTRA] });
    const row = within(screen.getByRole('listitem', { name: EXTRA.text }));
    expect(row.getByText('Can Mushy peas be added to the dishes of “Pizza” for £0.80?')).toBeVisible();
    expect(row.queryByLabelText('Name')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Yes, as a choice' }));
    const dish = {
      name: 'Mushy peas',
      price: 80,
      section: 'Pizza',
      description: '',
      sizes: [],
      dietaryTags: [],
    };
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { lines: [{ id: 'dish 1', isExtra: true, dish }] },
    });
    await answer(environment, REVIEW, reviewOf());
    expect(await screen.findAllByText('Mushy peas is a choice now.')).not.toHaveLength(0);
  });

  it('each of them can be left out, or be a dish after all', async () => {
    const { environment } = await review({ lines: [EXTRA, OFFER] });
    const offer = within(screen.getByRole('listitem', { name: OFFER.text }));
    expect(offer.getByText('This seems to be an offer, and no dish.')).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'It is a dish' }));
    expect(offer.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(offer.getByLabelText('Name'), 'Monday box');
    await userEvent.type(offer.getByLabelText('Price'), '9{Enter}');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { lines: [{ id: 'text 4', dish: { name: 'Monday box', price: 900 } }] },
    });
    await answer(environment, REVIEW, reviewOf({ lines: [EXTRA] }));
    await press('No, leave it out');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { lines: [{ id: 'text 4' }, { id: 'dish 1', dish: null }] },
    });
  });
});
