import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { openKind, orderingOf } from '../../../test/ordering.ts';
import { askDashboard } from '../../../test/dashboard.ts';
import { testSite, testSites } from '../../../test/testSites.ts';

const PAUSE = 'useOrdersNowPauseMutation';
const BUSY = 'useOrdersNowBusyMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const kitchen = (changes: object = {}) => ({
  siteVersion: 1,
  goLive: [],
  firstSteps: { hasPicture: true, hasOrder: true, hasTestOrder: false, isShared: true },
  ordering: orderingOf({ collection: openKind() }),
  ...changes,
});

async function openKitchens(...sites: object[]) {
  const app = await askDashboard({ counts: { total: 2 } });
  const edges = sites.map((site, at) => testSite(`site-${at}`, kitchen(site)));
  await answer(app.environment, 'KitchensNowQuery', testSites(edges));
  return app;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('one press pauses orders at once, and one opens them again', async () => {
  const { environment } = await openKitchens({});
  expect(await screen.findByText('Taking orders')).toBeVisible();
  await press('Pause until I open again');
  expect(await asked(environment, PAUSE)).toEqual({
    input: { restaurantId: 'site-0', fulfilments: ['COLLECTION'], minutes: null },
  });
  expect(screen.getByText('Paused until you open again')).toBeVisible();
  const paused = orderingOf({ collection: openKind(), pauses: [{ fulfilment: 'COLLECTION', until: null }] });
  await answer(environment, PAUSE, {
    pauseOrders: {
      __typename: 'PauseOrdersPayload',
      restaurant: testSite('site-0', kitchen({ ordering: paused })).node,
    },
  });
  await press('Take orders again');
  expect(await asked(environment, 'useOrdersNowResumeMutation')).toEqual({
    input: { restaurantId: 'site-0', fulfilments: ['COLLECTION'] },
  });
  expect(screen.getByText('Taking orders')).toBeVisible();
});

it('a failed pause is undone, and the notice says so', async () => {
  const { environment } = await openKitchens({});
  await press('Pause for 30 min');
  expect(screen.getByText(/^Paused until/)).toBeVisible();
  await answer(environment, PAUSE, new NetworkProblem('network'));
  expect(await screen.findByText('Update failed.')).toBeInTheDocument();
  expect(screen.getByText('Taking orders')).toBeVisible();
});

it('a kitchen without hours has nothing to pause', async () => {
  await openKitchens({ ordering: orderingOf() });
  expect(await screen.findByText('No opening hours yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pause|Busy/ })).not.toBeInTheDocument();
});

it('a kitchen that takes orders without hours has a warning and a link to set them', async () => {
  await openKitchens({ ordering: { ...orderingOf(), opensWithoutHours: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('takes orders at any time, even at night');
  expect(screen.getByRole('link', { name: 'Set your opening hours' })).toHaveAttribute(
    'href',
    '/editor/site-0?tab=ordering',
  );
});

it('the busy mode is shown and ended', async () => {
  const { environment } = await openKitchens({});
  await press('Busy: +15 min for 1 hour');
  expect(await asked(environment, BUSY)).toEqual({
    input: { restaurantId: 'site-0', minutes: 15, forMinutes: 60 },
  });
  expect(screen.getByText(/^Busy: \+15 min until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No longer busy' })).toBeVisible();
});

it('only delivery can be paused where both are offered', async () => {
  const { environment } = await openKitchens({
    ordering: orderingOf({ collection: openKind(), delivery: openKind() }),
  });
  await press('Delivery');
  await press('Pause for 1 h');
  expect(await asked(environment, PAUSE)).toMatchObject({
    input: { fulfilments: ['DELIVERY'], minutes: 60 },
  });
  expect(screen.getByText(/^Delivery: Paused until/)).toBeVisible();
  expect(screen.getByText('Collection: Taking orders')).toBeVisible();
});

it('the open steps to the first order have links to their places; closed sites are left out', async () => {
  await openKitchens(
    {
      goLive: [
        { kind: 'PHONE', isDone: true, isRequired: true },
        { kind: 'ADDRESS', isDone: false, isRequired: true },
        { kind: 'ZONES', isDone: false, isRequired: true },
        { kind: 'ALLERGENS', isDone: false, isRequired: false },
      ],
    },
    { subscription: { status: 'ARCHIVED' } },
  );
  const list = await screen.findByRole('list', { name: 'Eight steps to your first order' });
  expect(screen.getByText('5 of 8 done')).toBeVisible();
  expect(list).toHaveTextContent('Done: Opening hours set');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add your phone number and address')).toBe('/editor/site-0?tab=settings#addressLine');
  expect(hrefOf('Add a delivery area')).toBe('/editor/site-0?tab=ordering&part=areas');
  expect(hrefOf('Confirm the allergens of your dishes')).toBe('/editor/site-0?tab=products&view=allergens');
  expect(screen.queryByRole('link', { name: 'site-1' })).not.toBeInTheDocument();
});

it('the dashboard stays when the kitchens cannot be read', async () => {
  const { environment } = await askDashboard({ counts: { total: 2 } });
  await answer(environment, 'KitchensNowQuery', new NetworkProblem('network'));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(screen.getByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
});
