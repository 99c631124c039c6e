import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { orderNow, SUGGESTED_WEEK } from '@forkfront/common/hours.ts';
import {
  ClosedReasonEnum,
  DeliveryZoneType,
  FulfilmentEnum,
  SpecialDayType,
} from '../sites/ordering.graphql.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import type { FulfilmentSettings, OrderingSettings } from '@forkfront/common/ordering.ts';
import { MenuPeriodType } from '../sites/storefrontMenu.graphql.ts';
import type { Ordering } from './ordering.rules.ts';
import { currentSettings, type GoLiveStepKind } from './orderingState.rules.ts';

const OrdersNowType = objectType('OrdersNow', 'Whether an order for as soon as possible can be placed.', {
  isOpen: field(Boolean, 'Whether hours, special days and pauses allow it now.'),
  reason: nullable(ClosedReasonEnum, 'Why it cannot be placed; null while it can.'),
  opensAt: nullable(
    DateTime,
    'When such orders begin again; null while they can be placed, and when unknown.',
  ),
  until: nullable(DateTime, 'When this ends by itself; null: never.'),
});

const FulfilmentSettingsType = objectType('FulfilmentSettings', 'How orders of one kind are taken.', {
  isOffered: field(Boolean, 'Whether the restaurant offers this kind.'),
  periods: field(
    [MenuPeriodType],
    'The opening hours of the week; empty: never open. The same time twice is 24 hours.',
  ),
  prepMinutes: field(Int, 'Minutes until an order is ready, or for delivery at the door.'),
  lastOrdersMinutes: field(Int, 'Orders end so many minutes before closing.'),
  leadMinutes: field(Int, 'A scheduled order is placed at least so many minutes ahead.'),
  now: field(OrdersNowType, 'Whether an order can be placed now.'),
});

const SlotCapacityType = objectType(
  'SlotCapacity',
  'What the kitchen can have ready in one slot of 15 minutes.',
  {
    orders: nullable(Int, 'Number of orders; null: any.'),
    items: nullable(Int, 'Number of items; null: any.'),
    exemptSectionIds: field([ID], 'Ids of sections whose products do not count, e.g. drinks.'),
  },
);

const BusyModeType = objectType('BusyMode', 'More time for each order while the kitchen is busy.', {
  minutes: field(Int, 'Minutes that are added.'),
  until: field(DateTime, 'When it ends.'),
});

const PauseType = objectType('Pause', 'The kitchen takes no orders of one kind.', {
  fulfilment: field(FulfilmentEnum, 'The kind.'),
  until: nullable(DateTime, 'When it ends by itself; null: when `resumeOrders` ends it.'),
});

export const OrderingSettingsType = objectType(
  'OrderingSettings',
  'When, where and how a restaurant takes orders, as its owner sees it.',
  {
    timeZone: field(String, 'IANA name of the time zone of all hours.'),
    hasHours: field(Boolean, 'Whether the owner has saved opening hours.'),
    opensWithoutHours: field(
      Boolean,
      'A site from before there were hours: it takes orders for collection at any time until hours are saved.',
    ),
    collection: field(FulfilmentSettingsType, 'Collection.'),
    delivery: field(FulfilmentSettingsType, 'Delivery.'),
    specialDays: field([SpecialDayType], 'Special days from today on.'),
    daysAhead: field(Int, 'How many days ahead an order can be scheduled; 0: today only.'),
    capacity: field(SlotCapacityType, 'Limits of the kitchen.'),
    busy: nullable(BusyModeType, 'The busy mode of now; null: none.'),
    pauses: field([PauseType], 'The pauses of now, at most one of each kind.'),
    onlyWhileBoardOpen: field(
      Boolean,
      'Orders for now pause while no board has been open for 3 minutes. It works on plans with the board.',
    ),
    unattendedSince: nullable(
      DateTime,
      'Since when orders for now pause because no board is open; null: they do not.',
    ),
    zones: field([DeliveryZoneType], 'The areas of delivery.'),
    postcode: nullable(String, 'Postcode from which distances are measured; null: unknown.'),
    answerMinutes: field(Int, 'An order without an answer expires after so many minutes.'),
    dinerDataMonths: field(
      Int,
      'Name, contact, address and notes of a diner are removed from an order after so many months.',
    ),
    suggestedPeriods: field([MenuPeriodType], 'A week to start with, for an owner without hours.'),
  },
);
export type OrderingSettingsType = InstanceType<typeof OrderingSettingsType>;

/** The settings of a restaurant as its owner sees them at this time. */
export function toOrderingSettings({ settings, timeZone }: Ordering, now: Date): OrderingSettingsType {
  const { location, capacity, busy, pauses, unattendedSince, specialDays, ...rest } = currentSettings(
    settings,
    now,
  );
  const kindOf = (fulfilment: Fulfilment, kind: FulfilmentSettings) => ({
    ...kind,
    now: nowOf(fulfilment, settings, timeZone, now),
  });
  return OrderingSettingsType.of({
    ...rest,
    timeZone,
    collection: kindOf('COLLECTION', rest.collection),
    delivery: kindOf('DELIVERY', rest.delivery),
    specialDays: specialDays.filter(({ day }) => day >= dayIn(timeZone, now)),
    capacity: {
      ...capacity,
      exemptSectionIds: capacity.exemptSectionIds.map((id) => toGlobalId('ProductSection', id)),
    },
    busy: busy && { ...busy, until: new Date(busy.until) },
    pauses: pauses.map(({ fulfilment, until }) => ({
      fulfilment,
      until: until === null ? null : new Date(until),
    })),
    unattendedSince: unattendedSince === null ? null : new Date(unattendedSince),
    postcode: location?.postcode ?? null,
    suggestedPeriods: [...SUGGESTED_WEEK],
  });
}

function nowOf(fulfilment: Fulfilment, settings: OrderingSettings, timeZone: string, now: Date) {
  const { reason, opensAt, until } = orderNow({ settings, timeZone, fulfilment, now });
  return { isOpen: reason === null, reason, opensAt, until };
}

const GoLiveStepKindEnum = enumType<GoLiveStepKind>('GoLiveStepKind', 'What a site needs for real orders.', {
  PHONE: 'A phone number.',
  ADDRESS: 'An address.',
  HOURS: 'Opening hours.',
  FULFILMENT: 'Collection or delivery is offered.',
  ZONES: 'At least one area of delivery; a step only while delivery is offered.',
  ALLERGENS: 'The allergens of all products are confirmed.',
});

export const GoLiveStepType = objectType('GoLiveStep', 'A step before a site takes real orders.', {
  kind: field(GoLiveStepKindEnum, 'What is needed.'),
  isDone: field(Boolean, 'Whether it is there.'),
  isRequired: field(Boolean, 'False: advice.'),
});
export type GoLiveStepType = InstanceType<typeof GoLiveStepType>;
