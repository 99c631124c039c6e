import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const DESKS = 'ReportsScreenQuery';
const REPORT = 'ReportQuery';
const FILE = 'LedgerOrdersFileQuery';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const desk = (name: string, role: string) => ({
  __typename: 'OrderDesk',
  id: `desk-${name}`,
  restaurantId: `id-${name}`,
  name,
  slug: name.toLowerCase(),
  timeZone: 'Europe/London',
  role,
});

const desks = (...of: ReturnType<typeof desk>[]) => ({ viewer: { id: 'VXNlcjox', desks: of } });

const TOTALS = {
  orders: 2,
  value: 10_000,
  average: 5000,
  rejected: 1,
  expired: 0,
  cancelled: 0,
  newDiners: 1,
  repeatOrders: 2,
};

const reported = (change: object = {}) => ({
  node: {
    __typename: 'Restaurant',
    id: 'id-Olive',
    report: {
      __typename: 'Report',
      totals: TOTALS,
      days: [{ day: '2026-11-20', orders: 2, value: 10_000 }],
      hours: [17, 18, 19].map((hour) => ({
        hour,
        orders: hour === 18 ? 2 : 0,
        value: hour === 18 ? 10_000 : 0,
      })),
      weekdays: [{ weekday: 5, orders: 2, value: 10_000 }],
      fulfilments: [{ fulfilment: 'COLLECTION', orders: 2, value: 10_000 }],
      products: [{ name: '=Margherita', detail: '', quantity: 4, value: 3400 }],
      options: [],
      offers: [
        { name: 'Happy hour', code: null, uses: 3, value: 6000, saving: 600 },
        { name: '=Spring', code: 'SPRING', uses: 1, value: 1530, saving: 170 },
      ],
      vat: null,
      ledger: {
        value: 10_000,
        planPrice: 1381,
        commissions: [
          { rate: 15, cost: 1500 },
          { rate: 30, cost: 3000 },
        ],
      },
      ...change,
    },
  },
});

async function open(path = '/orders/reports', ...of: ReturnType<typeof desk>[]) {
  const app = renderScreen(path);
  await answer(app.environment, DESKS, desks(...(of.length > 0 ? of : [desk('Olive', 'OWNER')])));
  return app;
}

it('the report says what the restaurant kept, for the chosen rate of commission', async () => {
  const { environment } = await open();
  expect(await asked(environment, REPORT)).toEqual({ id: 'id-Olive', from: '2026-11-14', to: '2026-11-20' });
  await answer(environment, REPORT, reported());
  expect(await screen.findByRole('heading', { name: 'You kept £30.00' })).toBeVisible();
  expect(screen.getByText(/^Your plan cost £13.81 in the same time. That leaves you £16.19.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '15%' }));
  expect(screen.getByRole('heading', { name: 'You kept £15.00' })).toBeVisible();
  expect(
    screen.getByText('At 15% commission, orders worth £100.00 would have cost you £15.00.'),
  ).toBeVisible();
});

it('each order is listed with what the chosen commission would have cost', async () => {
  const { environment } = await open();
  await answer(environment, REPORT, reported());
  await userEvent.click(await screen.findByRole('button', { name: 'Show each order' }));
  expect(await asked(environment, 'LedgerOrdersQuery')).toEqual({
    id: 'id-Olive',
    filter: {
      from: '2026-11-14',
      to: '2026-11-20',
      states: ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'],
    },
  });
  const node = {
    __typename: 'Order',
    id: 'order-101',
    number: 101,
    placedAt: '2026-11-19T23:30:00Z',
    timeZone: 'Europe/Paris',
    total: 1995,
  };
  const pageInfo = { endCursor: 'c', hasNextPage: false, hasPreviousPage: false, startCursor: 'c' };
  const orders = { edges: [{ cursor: 'c', node }], pageInfo };
  await answer(environment, 'LedgerOrdersQuery', {
    node: { __typename: 'Restaurant', id: 'id-Olive', orders },
  });
  const list = within(await screen.findByRole('region', { name: 'Each order' }));
  expect(list.getAllByRole('row')[1]).toHaveTextContent('#1012026-11-20£19.95£5.99');
  await userEvent.click(screen.getByRole('button', { name: '15%' }));
  expect(list.getAllByRole('row')[1]).toHaveTextContent('£2.99');
});

it(
  'the file of the ledger has the orders of all pages, and is not saved when a page is missing',
  LONG,
  async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { environment } = await open();
    await answer(environment, REPORT, reported());
    await userEvent.click(await screen.findByRole('button', { name: 'Show each order' }));
    const page = (number: number, hasNextPage: boolean) => ({
      node: {
        __typename: 'Restaurant',
        id: 'id-Olive',
        orders: {
          pageInfo: { endCursor: `c${number}`, hasNextPage, hasPreviousPage: false, startCursor: null },
          edges: [
            {
              cursor: `c${number}`,
              node: {
                __typename: 'Order',
                id: `order-${number}`,
                number,
                placedAt: '2026-11-19T12:00:00Z',
                timeZone: 'Europe/London',
                total: 1000 + number,
              },
            },
          ],
        },
      },
    });
    await answer(environment, 'LedgerOrdersQuery', page(101, true));
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save as CSV: Each order' }));
    await save();
    await answer(environment, FILE, page(102, true));
    await answer(environment, FILE, new NetworkProblem('connection'));
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
    await save();
    await answer(environment, FILE, page(102, true));
    expect(await asked(environment, FILE)).toMatchObject({ cursor: 'c102' });
    await answer(environment, FILE, page(101, false));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe(
      '\uFEFFOrder,Day,Total,At 30%\r\n#102,2026-11-19,11.02,3.31\r\n#101,2026-11-19,11.01,3.3\r\n',
    );
  },
);

it('each part has its numbers as a table, and the hours end with the last order', LONG, async () => {
  const { environment } = await open();
  await answer(environment, REPORT, reported());
  const products = await screen.findByRole('region', { name: 'Products' });
  expect(within(products).getAllByRole('row').at(-1)).toHaveTextContent('=Margherita4£34.00');
  const hours = screen.getByRole('region', { name: 'Sales by hour', hidden: true });
  expect(within(hours).getAllByRole('row', { hidden: true })).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'VAT' })).toBeNull();
  expect(screen.getByText('No options were ordered in these days.')).toBeVisible();
});

it('a table is saved as a file in which a name is no formula', LONG, async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:saved';
  });
  // The page of the tests would go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { environment } = await open();
  await answer(environment, REPORT, reported());
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV: Products' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV: Offers' }));
  expect(await saved[0]?.text()).toBe("\uFEFFProduct,Sold,Sales\r\n'=Margherita,4,34\r\n");
  expect(await saved[1]?.text()).toBe(
    "\uFEFFOffer,Uses,Sales,Discount\r\nHappy hour,3,60,6\r\n'=Spring (SPRING),1,15.3,1.7\r\n",
  );
});

it('only restaurants of an owner or manager can be chosen, and the choice is in the address', async () => {
  const { address } = await open(
    '/orders/reports?range=month',
    desk('Kitchen', 'KITCHEN'),
    desk('Olive', 'OWNER'),
    desk('Fig', 'MANAGER'),
  );
  const choice = await screen.findByRole('combobox', { name: 'Restaurant' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Olive', 'Fig']);
  await userEvent.selectOptions(choice, 'Fig');
  expect(address()).toBe('/orders/reports?range=month&at=fig');
});

it('other days are checked, and are in the address', LONG, async () => {
  const { environment, address } = await open();
  await answer(environment, REPORT, reported());
  await userEvent.click(screen.getByRole('button', { name: 'Other days' }));
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  await userEvent.clear(to);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(to).toHaveAccessibleDescription('Please enter both days.');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-10-01');
  await userEvent.type(to, '2026-10-31');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(address()).toBe('/orders/reports?from=2026-10-01&to=2026-10-31');
  expect(screen.getByText('1 October 2026 – 31 October 2026')).toBeVisible();
});

it('days without orders say so', async () => {
  const { environment } = await open();
  await answer(environment, REPORT, reported({ totals: { ...TOTALS, orders: 0, rejected: 0 } }));
  expect(await screen.findByRole('heading', { name: 'No orders in these days' })).toBeVisible();
});

it('a plan without reports says what they are, and leads to the plans', async () => {
  const { environment } = await open();
  const report = { __typename: 'PaidPlanError', message: 'Reports are part of the Gold and Platinum plans.' };
  await answer(environment, REPORT, { node: { __typename: 'Restaurant', id: 'id-Olive', report } });
  expect(await screen.findByRole('heading', { name: 'Reports come with Gold' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/packages?upgrading=id-Olive',
  );
});

it('a report that does not load can be asked for again', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment } = await open();
  await answer(environment, REPORT, new NetworkProblem('server'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await answer(environment, REPORT, reported());
  expect(await screen.findByRole('heading', { name: 'You kept £30.00' })).toBeVisible();
});

it('kitchen staff read that reports are not for them, with a way back to the orders', async () => {
  const { environment } = renderScreen('/orders/reports');
  await answer(environment, DESKS, desks(desk('Olive', 'KITCHEN')));
  expect(screen.getByRole('heading', { name: 'Reports are for owners and managers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the orders' })).toHaveAttribute('href', '/orders');
  expect(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === REPORT),
  ).toThrow();
});
