import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { Float, ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { idOf } from '../../graphql/globalId.ts';
import { Pence } from '../../graphql/scalars.ts';
import { field, inputType, mutationInput, mutationPayload, nullable } from '../../graphql/types.ts';
import { MenuPeriodInput } from '../products/productSection.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { OrderingInput } from './ordering.service.ts';
import type { SentZone } from './zoneIds.ts';

const FulfilmentInput = inputType('FulfilmentInput', 'Settings of collection or delivery to change.', {
  isOffered: nullable(Boolean, 'Whether the restaurant offers it.'),
  periods: nullable(
    [MenuPeriodInput],
    'The opening hours of the week, at most 28 periods that do not overlap. The same time twice is 24 hours.',
  ),
  prepMinutes: nullable(Int, 'Minutes until an order is ready, or for delivery at the door: 5 to 180.'),
  lastOrdersMinutes: nullable(Int, 'Orders end so many minutes before closing: 0 to 120.'),
  leadMinutes: nullable(Int, 'A scheduled order is placed at least so many minutes ahead: 0 to 2880.'),
});

const DayHoursInput = inputType('DayHoursInput', 'Hours of one day.', {
  from: field(String, 'Begin, as HH:MM in the time zone of the restaurant.'),
  to: field(String, 'End, as HH:MM. A time that is not after `from` is on the next day.'),
});

const SpecialDayInput = inputType('SpecialDayInput', 'A calendar day with other hours than its weekday.', {
  day: field(String, 'The day, as YYYY-MM-DD; today or later.'),
  reason: field(String, `What diners read, at most ${ORDERING_LIMITS.reason} characters; may be empty.`),
  collection: field([DayHoursInput], 'Hours for collection, at most 4; empty: closed.'),
  delivery: field([DayHoursInput], 'Hours for delivery, at most 4; empty: closed.'),
});

const SlotCapacityInput = inputType('SlotCapacityInput', 'What the kitchen can have ready in 15 minutes.', {
  orders: nullable(Int, 'Number of orders, 1 to 500; null: any.'),
  items: nullable(Int, 'Number of items, 1 to 500; null: any.'),
  exemptSectionIds: field([ID], 'Ids of sections whose products do not count. Unknown ones are left out.'),
});

export const DeliveryZoneInput = inputType(
  'DeliveryZoneInput',
  'An area of delivery: exactly one of `prefixes` and `radiusKm`.',
  {
    id: nullable(ID, 'Id of an existing area; null: a new one.'),
    name: field(String, `Name, at most ${ORDERING_LIMITS.zoneName} characters, unique in the restaurant.`),
    prefixes: nullable([String], 'Beginnings of postcodes, as SE1 or SE1 7; at most 100.'),
    radiusKm: nullable(Float, 'Distance from the restaurant in km, 0.5 to 30; needs `postcode`.'),
    fee: field(Pence, 'Price of a delivery, at most £1,000.'),
    minimum: field(Pence, 'Price of the dishes that an order must have; 0: any order.'),
    freeOver: nullable(Pence, 'Price of the dishes from which a delivery is free; null: never.'),
    extraMinutes: field(Int, 'Minutes added to the time of a delivery, 0 to 120.'),
  },
);

const restaurantId = field(ID, 'Id of the restaurant.');

export const UpdateOrderingInput = mutationInput('updateOrdering', {
  restaurantId,
  timeZone: nullable(String, 'IANA name, e.g. Europe/London.'),
  collection: nullable(FulfilmentInput, 'Collection.'),
  delivery: nullable(FulfilmentInput, 'Delivery.'),
  specialDays: nullable([SpecialDayInput], 'All special days from today on, at most 60.'),
  daysAhead: nullable(Int, 'How many days ahead an order can be scheduled: 0 to 14.'),
  capacity: nullable(SlotCapacityInput, 'Limits of the kitchen.'),
  onlyWhileBoardOpen: nullable(
    Boolean,
    'Whether orders for now pause while no board is open. Only plans with the board can switch it on.',
  ),
  zones: nullable([DeliveryZoneInput], 'All areas of delivery, at most 50.'),
  postcode: nullable(
    String,
    'Postcode of the restaurant, from which distances are measured; empty removes it.',
  ),
  answerMinutes: nullable(Int, 'An order without an answer expires after so many minutes: 5 to 20.'),
  dinerDataMonths: nullable(
    Int,
    'Name, contact, address and notes of a diner are removed from an order after so many months: 1 to 24.',
  ),
});
export type UpdateOrderingInput = InstanceType<typeof UpdateOrderingInput>;

/** The patch of an input. */
export const patchOf = ({
  capacity,
  specialDays,
  zones,
  ...patch
}: Omit<UpdateOrderingInput, 'restaurantId'>): OrderingInput => ({
  ...patch,
  specialDays,
  capacity: capacity && {
    orders: capacity.orders ?? null,
    items: capacity.items ?? null,
    exemptSectionIds: capacity.exemptSectionIds.flatMap((id) => idOf('ProductSection', id) ?? []),
  },
  zones: zones?.map(zoneOf),
});

/** The area of an input. */
export const zoneOf = ({
  id,
  name,
  fee,
  minimum,
  extraMinutes,
  prefixes,
  radiusKm,
  freeOver,
}: InstanceType<typeof DeliveryZoneInput>): SentZone => ({
  id: id ?? null,
  name,
  prefixes: prefixes ?? null,
  radiusKm: radiusKm ?? null,
  fee,
  minimum,
  freeOver: freeOver ?? null,
  extraMinutes,
});

export const SetBusyModeInput = mutationInput('setBusyMode', {
  restaurantId,
  minutes: nullable(Int, 'Minutes to add to each order, 5 to 120; null ends the busy mode.'),
  forMinutes: nullable(Int, 'For how long, 5 to 1440 minutes; null: an hour.'),
});
export type SetBusyModeInput = InstanceType<typeof SetBusyModeInput>;

export const PauseOrdersInput = mutationInput('pauseOrders', {
  restaurantId,
  fulfilments: field([FulfilmentEnum], 'The kinds to pause; at least one.'),
  minutes: nullable(Int, 'For how long, 5 to 1440 minutes; null: until `resumeOrders`.'),
});
export type PauseOrdersInput = InstanceType<typeof PauseOrdersInput>;

export const ResumeOrdersInput = mutationInput('resumeOrders', {
  restaurantId,
  fulfilments: field([FulfilmentEnum], 'The kinds to open again; at least one.'),
});
export type ResumeOrdersInput = InstanceType<typeof ResumeOrdersInput>;

export const KeepBoardOpenInput = mutationInput('keepBoardOpen', { restaurantId });
export type KeepBoardOpenInput = InstanceType<typeof KeepBoardOpenInput>;

export const KeepBoardOpenPayload = mutationPayload('keepBoardOpen', {
  hasOpenedOrders: field(
    Boolean,
    'Whether orders for now had paused because no board was open, and are taken again.',
  ),
});

export const KeepBoardOpenResult = resultType('keepBoardOpen', KeepBoardOpenPayload, 'notFound', 'paidPlan');

const changedPayload = (mutation: string) =>
  mutationPayload(mutation, { restaurant: field(RestaurantType, 'The restaurant after the change.') });

export const UpdateOrderingPayload = changedPayload('updateOrdering');
export const SetBusyModePayload = changedPayload('setBusyMode');
export const PauseOrdersPayload = changedPayload('pauseOrders');
export const ResumeOrdersPayload = changedPayload('resumeOrders');

export const UpdateOrderingResult = resultType(
  'updateOrdering',
  UpdateOrderingPayload,
  'validation',
  'notFound',
  'paidPlan',
);
export const SetBusyModeResult = resultType('setBusyMode', SetBusyModePayload, 'validation', 'notFound');
export const PauseOrdersResult = resultType('pauseOrders', PauseOrdersPayload, 'validation', 'notFound');
export const ResumeOrdersResult = resultType('resumeOrders', ResumeOrdersPayload, 'validation', 'notFound');
