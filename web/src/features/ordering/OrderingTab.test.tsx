import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';
import { openKind, orderingOf } from '../../test/ordering.ts';

const LONG = { tags: ['@long'] };

const UPDATE = 'useUpdateOrderingMutation';
const GO_LIVE = [{ kind: 'HOURS', isDone: false, isRequired: true }];
const SECTIONS = [{ __typename: 'ProductSection', id: 'drinks', name: 'Drinks' }];

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  vi.setSystemTime('2026-11-23T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const site = (ordering: object) => ({ ordering: orderingOf(ordering), goLive: GO_LIVE, sections: SECTIONS });

const open = async (part: string, ordering: object = {}) =>
  openEditor('ordering', site(ordering), part === 'week' ? '' : `&part=${part}`);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save Changes');
const time = (name: string) => screen.getByLabelText(name);

type Environment = Awaited<ReturnType<typeof openEditor>>['environment'];

const accept = (environment: Environment, ordering: object) =>
  answer(environment, UPDATE, {
    updateOrdering: { __typename: 'UpdateOrderingPayload', restaurant: editedSite(site(ordering)) },
  });

const day = (number: number, from: string, to: string) => ({ days: [number], from, to });

describe('the week', () => {
  it('a site without hours says so, and starts with a usual week in one press', async () => {
    const { environment } = await open('week');
    expect(screen.getByText(/takes no real orders until you have saved your hours/)).toBeVisible();
    await press('Start with a usual week');
    await save();
    const { input } = await asked(environment, UPDATE);
    const periods = [1, 2, 3, 4, 5, 6, 7].map((number) => day(number, '12:00', '21:00'));
    expect(input).toEqual({ restaurantId: 'site', collection: { periods }, delivery: { periods } });
    await accept(environment, { hasHours: true, collection: openKind() });
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('a second period is added, closing after midnight is explained, and the day is copied', async () => {
    const { environment } = await open('week');
    await press('Add hours on Friday');
    expect(time('Opens on Friday')).toHaveFocus();
    await fill(time('Closes on Friday'), '14:30');
    await press('Add a period on Friday');
    await fill(time('Closes on Friday, period 2'), '01:00');
    expect(time('Closes on Friday, period 2')).toHaveAccessibleDescription('Closes 1 a.m. on Saturday');
    await press('Copy to other days: Friday');
    const days = screen.getByRole('group', { name: 'Days that get the hours of Friday' });
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'])
      await userEvent.click(within(days).getByRole('checkbox', { name }));
    await userEvent.click(within(days).getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('button', { name: 'Copy to other days: Friday' })).toHaveFocus();
    await save();
    const { input } = await asked(environment, UPDATE);
    expect(input).toMatchObject({
      collection: {
        periods: [
          day(5, '12:00', '14:30'),
          day(5, '17:00', '01:00'),
          day(6, '12:00', '14:30'),
          day(6, '17:00', '01:00'),
        ],
      },
    });
  });

  it('delivery has hours of its own when the owner wants it', LONG, async () => {
    const { environment } = await open('week', {
      hasHours: true,
      collection: openKind(),
      delivery: openKind(),
    });
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Delivery has the same hours as collection' }),
    );
    const week = screen.getByRole('group', { name: 'Hours for delivery' });
    await userEvent.click(within(week).getByRole('button', { name: 'Remove period 1 on Sunday' }));
    await save();
    const { input } = await asked(environment, UPDATE);
    expect(input).toMatchObject({
      collection: { periods: { length: 7 } },
      delivery: { periods: { length: 6 } },
    });
  });

  it('overlapping hours are shown at their field and not sent', LONG, async () => {
    const { environment } = await open('week');
    await press('Add hours on Monday');
    await press('Add a period on Monday');
    await save();
    expect(time('Opens on Monday, period 2')).toHaveAccessibleDescription(
      'These hours overlap with other hours on Monday.',
    );
    expect(time('Opens on Monday, period 2')).toHaveFocus();
    expect(
      environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
    ).not.toContain(UPDATE);
  });

  it.each([
    [
      {
        updateOrdering: {
          __typename: 'ValidationError',
          message: 'These hours are wrong.',
          fields: [{ path: 'collection.periods.0.to', message: 'These hours are wrong.' }],
        },
      },
      'These hours are wrong.',
    ],
    [new NetworkProblem('network'), 'Update failed.'],
  ])('a refused save keeps the edits and shows why: %s', LONG, async (outcome, text) => {
    const { environment } = await open('week');
    await press('Add hours on Monday');
    await save();
    await answer(environment, UPDATE, outcome);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(time('Closes on Monday')).toHaveValue('22:00');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('special days', () => {
  it('a bank holiday is added as closed in one press, and another day with its own hours', LONG, async () => {
    const { environment } = await open('days');
    await press(/^Christmas Day, 25 December 2026/);
    expect(screen.queryByRole('button', { name: /^Christmas Day,/ })).not.toBeInTheDocument();
    await press('Add a special day');
    const row = screen.getByRole('group', { name: 'New special day' });
    expect(within(row).getByLabelText('Date')).toHaveFocus();
    await fill(within(row).getByLabelText('Date'), '2026-12-31');
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Closed all day' }));
    await save();
    const { input } = await asked(environment, UPDATE);
    const hours = [{ from: '12:00', to: '22:00' }];
    expect(input).toEqual({
      restaurantId: 'site',
      specialDays: [
        { day: '2026-12-25', reason: 'Christmas Day', collection: [], delivery: [] },
        { day: '2026-12-31', reason: '', collection: hours, delivery: hours },
      ],
    });
  });

  it('a removed day comes back with Undo', LONG, async () => {
    await open('days', {
      specialDays: [{ day: '2026-12-25', reason: 'Christmas', collection: [], delivery: [] }],
    });
    await press('Remove 25 December 2026: Christmas');
    expect(screen.getByText('There are no special days.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a special day' })).toHaveFocus();
    await press('Undo');
    expect(screen.getByRole('group', { name: '25 December 2026: Christmas' })).toBeVisible();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('a missing and a past day are named at their fields', LONG, async () => {
    await open('days');
    await press('Add a special day');
    await save();
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a day.');
    await fill(screen.getByLabelText('Date'), '2026-11-22');
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(/^This day is over/);
  });
});

describe('times', () => {
  it('only changed times are sent, and sections can be left out of the limit', LONG, async () => {
    const { environment } = await open('times');
    const collection = screen.getByRole('group', { name: 'Collection' });
    await fill(within(collection).getByLabelText('Minutes to prepare'), '30');
    await fill(screen.getByLabelText(/^Dishes in 15 minutes/), '20');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Drinks' }));
    await save();
    expect(await asked(environment, UPDATE)).toEqual({
      input: {
        restaurantId: 'site',
        collection: { prepMinutes: 30, lastOrdersMinutes: 15, leadMinutes: 60 },
        capacity: { orders: null, items: 20, exemptSectionIds: ['drinks'] },
      },
    });
  });

  it('a number outside its limits is named at its field', LONG, async () => {
    await open('times');
    await fill(screen.getByLabelText('Minutes to answer an order'), '21');
    await save();
    expect(screen.getByLabelText('Minutes to answer an order')).toHaveAccessibleDescription(
      'Please enter a number from 5 to 20.',
    );
  });
});

describe('delivery areas', () => {
  it('an area is added, and an error of the server is shown at its field', LONG, async () => {
    const { environment } = await open('areas');
    await press('Add an area');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await fill(screen.getByLabelText('Name'), 'Near');
    await fill(screen.getByLabelText('Postcodes'), 'London');
    await save();
    expect(await asked(environment, UPDATE)).toMatchObject({
      input: { zones: [{ id: null, name: 'Near', prefixes: ['LONDON'], fee: 250, minimum: 1500 }] },
    });
    await answer(environment, UPDATE, {
      updateOrdering: {
        __typename: 'ValidationError',
        message: 'We don’t know “LONDON”.',
        fields: [{ path: 'zones.0.prefixes', message: 'We don’t know “LONDON”.' }],
      },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Postcodes')).toHaveAccessibleDescription('We don’t know “LONDON”.'),
    );
    expect(screen.getByLabelText('Postcodes')).toHaveValue('London');
  });

  it('what typed postcodes cover is shown, and those that cover nothing get a warning', async () => {
    const { environment } = await open('areas');
    await press('Add an area');
    await fill(screen.getByLabelText('Postcodes'), 'w1, SE99');
    expect(await asked(environment, 'AreaCoverageQuery')).toEqual({ prefixes: ['w1', 'SE99'] });
    await answer(environment, 'AreaCoverageQuery', {
      postcodeCoverage: [
        { prefix: 'w1', districts: ['W1B', 'W1C'] },
        { prefix: 'SE99', districts: [] },
      ],
    });
    expect(await screen.findByText('Covers W1B, W1C.')).toBeVisible();
    expect(screen.getByText(/^We know no postcode that begins with SE99\./)).toBeVisible();
  });

  it('with the postcode of the restaurant an area can be a distance', LONG, async () => {
    const { environment } = await open('areas');
    await press('Add an area');
    expect(screen.queryByRole('button', { name: 'Distance' })).not.toBeInTheDocument();
    await fill(screen.getByLabelText('Name'), 'Near');
    await fill(screen.getByLabelText(/^Postcode of the restaurant/), 'SE1 7PB');
    await press('Distance');
    await save();
    expect(await asked(environment, UPDATE)).toMatchObject({
      input: { postcode: 'SE1 7PB', zones: [{ name: 'Near', prefixes: null, radiusKm: 3 }] },
    });
  });

  it('a removed area comes back with Undo', LONG, async () => {
    const zone = {
      id: 'a',
      name: 'Near',
      prefixes: ['SE1'],
      radiusKm: null,
      fee: 0,
      minimum: 0,
      freeOver: null,
    };
    await open('areas', { zones: [{ ...zone, extraMinutes: 0 }] });
    await press('Remove Near');
    expect(screen.getByText('There are no delivery areas.')).toBeVisible();
    await press('Undo');
    expect(screen.getByLabelText('Postcodes')).toHaveValue('SE1');
  });
});

describe('the data of a customer', () => {
  it('is removed after a confirmation, and the answer says how many orders were changed', LONG, async () => {
    const { environment } = await open('times');
    await press('Remove data');
    expect(screen.getByLabelText('Email address of the customer')).toHaveAccessibleDescription(
      'Please enter the email address of the customer.',
    );
    await userEvent.type(screen.getByLabelText('Email address of the customer'), 'guest@example.org');
    await press('Remove data');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove the data of guest@example.org?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove data' }));
    const { input } = await asked(environment, 'RemoveDinerMutation');
    expect(input).toEqual({ restaurantId: 'site', email: 'guest@example.org' });
    await answer(environment, 'RemoveDinerMutation', {
      removeDiner: { __typename: 'RemoveDinerPayload', removedOrders: 2, openOrders: 1 },
    });
    expect(
      await screen.findByText(
        '2 orders changed. 1 order of this customer is not finished: please remove the data again afterwards.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Email address of the customer')).toHaveValue('');
  });
});
