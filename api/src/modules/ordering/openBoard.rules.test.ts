import { expect, it, test } from 'vitest';
import { orderNow, slotsOf } from '@forkfront/common/hours.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { unattendedChange } from './openBoard.rules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const SETTINGS: OrderingSettings = {
  ...ORDERING_DEFAULTS,
  hasHours: true,
  onlyWhileBoardOpen: true,
  collection: {
    ...ORDERING_DEFAULTS.collection,
    periods: [{ days: EVERY_DAY, from: '12:00', to: '21:00' }],
    lastOrdersMinutes: 0,
  },
};
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const PAUSED = { unattendedSince: at('17:00').toISOString() };
const pause = (until: string | null) => ({ pauses: [{ fulfilment: 'COLLECTION' as const, until }] });

interface Case {
  settings?: Partial<OrderingSettings>;
  now?: string;
  /** When a board was last open; null: never. */
  seen?: string | null;
  canUseBoard?: boolean;
}
const changeIn = ({ settings = {}, now = '18:00', seen = null, canUseBoard = true }: Case) =>
  unattendedChange(
    {
      settings: { ...SETTINGS, ...settings },
      timeZone: 'Europe/London',
      canUseBoard,
      seenAt: seen === null ? null : at(seen),
    },
    at(now),
  );

test.each<[string, Case]>([
  ['no board was ever open', {}],
  ['the last board was open three minutes ago', { seen: '17:57' }],
  ['the restaurant opened three minutes ago', { now: '12:03' }],
  ['a pause ended three minutes ago', { settings: pause(at('17:57').toISOString()) }],
  ['the site takes orders without hours', { settings: { hasHours: false, opensWithoutHours: true } }],
])('orders for now pause when %s', (_when, of) => expect(changeIn(of)).toBe('BEGINS'));

test.each<[string, Case]>([
  ['the switch is off', { settings: { onlyWhileBoardOpen: false } }],
  ['the plan has no board', { canUseBoard: false }],
  ['a board was open two minutes ago', { seen: '17:58' }],
  ['the restaurant is closed', { now: '09:00' }],
  ['the restaurant opened two minutes ago', { now: '12:02' }],
  ['the restaurant has closed just now', { now: '21:00' }],
  ['a person has paused all orders', { settings: pause(null) }],
  ['a pause ended two minutes ago', { settings: pause(at('17:58').toISOString()) }],
  ['the site has no hours', { settings: { hasHours: false } }],
  ['they have paused already', { settings: PAUSED }],
])('no pause begins when %s', (_when, of) => expect(changeIn(of)).toBeNull());

test.each<[string, Case]>([
  ['a board was open', { seen: '17:59' }],
  ['the restaurant closes', { now: '21:00' }],
  ['the plan loses the board', { canUseBoard: false }],
  ['the switch is off', { settings: { onlyWhileBoardOpen: false } }],
])('the pause ends when %s', (_when, of) =>
  expect(changeIn({ ...of, settings: { ...PAUSED, ...of.settings } })).toBe('ENDS'),
);

it('the pause stays while a person pauses orders too, so that it is not told twice', () =>
  expect(changeIn({ settings: { ...PAUSED, ...pause(null) } })).toBeNull());

it('orders for now are refused while orders for later have the same slots', () => {
  const question = (settings: OrderingSettings, now = '18:00') => ({
    settings,
    timeZone: 'Europe/London',
    fulfilment: 'COLLECTION' as const,
    now: at(now),
  });
  const paused = { ...SETTINGS, ...PAUSED };
  expect(orderNow(question(paused))).toEqual({
    readyInMinutes: null,
    reason: 'UNATTENDED',
    note: '',
    opensAt: null,
    until: at('21:00'),
  });
  expect(slotsOf(question(paused))).toEqual(slotsOf(question(SETTINGS)));
  expect(orderNow(question(paused, '22:00')).reason).toBe('CLOSED');
  expect(orderNow(question({ ...paused, ...pause(null) })).reason).toBe('PAUSED');
});
