import { ID, Int } from 'type-graphql';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import type { ClosedReason } from '@forkfront/common/hours.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { MenuPeriodType } from './storefrontMenu.graphql.ts';

export const FulfilmentEnum = enumType<Fulfilment>('Fulfilment', 'How a diner gets an order.', {
  COLLECTION: 'The diner collects it.',
  DELIVERY: 'The restaurant delivers it.',
});

export const ClosedReasonEnum = enumType<ClosedReason>(
  'ClosedReason',
  'Why no order can be placed for now.',
  {
    NOT_OFFERED: 'The restaurant does not offer this fulfilment.',
    NO_HOURS: 'The restaurant has not set its opening hours yet.',
    PAUSED: 'The kitchen has paused its orders.',
    UNATTENDED: 'No board of the kitchen is open. Orders for a later time are taken.',
    SPECIAL_DAY: 'Today has other hours than usual; see `note`.',
    CLOSED: 'It is outside the opening hours, or after the last orders.',
  },
);

export const DayHoursType = objectType('DayHours', 'Hours of one day.', {
  from: field(String, 'Start, `HH:MM` in the time zone of the restaurant.'),
  to: field(String, 'End, `HH:MM`; when it is not after `from`, it is on the next day.'),
});

export const SpecialDayType = objectType('SpecialDay', 'A day with other hours than its weekday.', {
  day: field(String, 'Calendar day, e.g. `2026-12-25`.'),
  reason: field(String, 'What diners read, e.g. Christmas; may be empty.'),
  collection: field([DayHoursType], 'Hours for collection; empty: closed.'),
  delivery: field([DayHoursType], 'Hours for delivery; empty: closed.'),
});

export const DeliveryZoneType = objectType(
  'DeliveryZone',
  'An area of delivery: by postcodes, or by the distance from the restaurant.',
  {
    id: field(ID, 'Its id.'),
    name: field(String, 'Its name.'),
    prefixes: nullable([String], 'Starts of its postcodes, as `SE1` or `SE1 7`; null for a radius.'),
    radiusKm: nullable(Number, 'Distance from the restaurant in km; null for postcodes.'),
    fee: field(Pence, 'Fee of a delivery.'),
    minimum: field(Pence, 'What the dishes of an order must cost at least; 0: any order.'),
    freeOver: nullable(Pence, 'What the dishes must cost for a free delivery; null: never free.'),
    extraMinutes: field(Int, 'Minutes that a delivery to it takes longer.'),
  },
);

const StorefrontFulfilmentType = objectType(
  'StorefrontFulfilment',
  'When a restaurant takes orders for collection, or for delivery.',
  {
    isOffered: field(Boolean, 'Whether the restaurant offers it.'),
    readyInMinutes: nullable(
      Int,
      'Minutes until an order placed now would be ready, or delivered; null: no order can be placed for now.',
    ),
    closedReason: nullable(ClosedReasonEnum, 'Why no order can be placed for now; null: one can be placed.'),
    note: field(String, 'What the restaurant wrote to the special day that closes it; otherwise empty.'),
    opensAt: nullable(DateTime, 'When orders for now begin again; null: they are open, or not known.'),
    periods: field([MenuPeriodType], 'The week; empty: no hours.'),
  },
);

export const StorefrontOrderingType = objectType(
  'StorefrontOrdering',
  'When, where and how a restaurant takes orders.',
  {
    hasHours: field(Boolean, 'Whether the restaurant has set its opening hours.'),
    collection: field(StorefrontFulfilmentType, 'Orders that diners collect.'),
    delivery: field(StorefrontFulfilmentType, 'Orders that the restaurant delivers.'),
    specialDays: field([SpecialDayType], 'Days with other hours, the earliest first.'),
    zones: field([DeliveryZoneType], 'Areas of delivery; empty: no delivery.'),
    dinerDataMonths: field(Int, 'After how many months the data of a diner is removed from an order.'),
    daysAhead: field(Int, 'How many days ahead an order can be scheduled; 0: today only.'),
  },
);

/** What diners read about the orders of a site. */
export function toStorefrontOrdering({ ordering, orderNow }: SiteDocument) {
  const fulfilment = (kind: Fulfilment) => {
    const { isOffered, periods } = ordering[kind === 'COLLECTION' ? 'collection' : 'delivery'];
    const { reason, ...now } = orderNow[kind];
    return StorefrontFulfilmentType.of({ isOffered, periods, closedReason: reason, ...now });
  };
  return StorefrontOrderingType.of({
    ...ordering,
    collection: fulfilment('COLLECTION'),
    delivery: fulfilment('DELIVERY'),
    specialDays: ordering.specialDays.toSorted((one, other) => one.day.localeCompare(other.day)),
    zones: ordering.delivery.isOffered ? ordering.zones : [],
  });
}
