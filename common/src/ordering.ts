import type { Fulfilment } from './fulfilment.ts';
import type { WeeklyPeriod } from './weeklyHours.ts';

/** Hours of one day, `HH:MM`. A time `to` that is not after `from` is on the next day. */
export interface DayHours {
  from: string;
  to: string;
}

/** How orders of one kind are taken. */
export interface FulfilmentSettings {
  isOffered: boolean;
  /** The week; several periods a day are possible. Empty: never open. */
  periods: WeeklyPeriod[];
  /** Minutes from the start in the kitchen until the order is ready, or for delivery until it is at the door. */
  prepMinutes: number;
  /** Orders end so many minutes before closing. */
  lastOrdersMinutes: number;
  /** A scheduled order is placed at least so many minutes ahead. */
  leadMinutes: number;
}

/** A calendar day with other hours than its weekday. */
export interface SpecialDay {
  /** `2026-12-25`. */
  day: string;
  /** What diners read, e.g. Christmas; may be empty. */
  reason: string;
  /** Hours of the day; empty: closed. */
  collection: DayHours[];
  delivery: DayHours[];
}

/** The kitchen takes no orders of this kind. */
export interface Pause {
  fulfilment: Fulfilment;
  /** When it ends by itself (ISO date); null: when a person opens again. */
  until: string | null;
}

/** More time for each order while the kitchen is busy. */
export interface BusyMode {
  minutes: number;
  /** ISO date. */
  until: string;
}

/** An area of delivery: by prefixes of postcodes, or by the distance from the restaurant. Exactly one of the two is set. */
export interface DeliveryZone {
  id: string;
  name: string;
  /** Upper case, as `SE1` or `SE1 7`; null for a radius. */
  prefixes: string[] | null;
  radiusKm: number | null;
  /** Pence. */
  fee: number;
  /** Pence of dishes that an order must have; 0: any order. */
  minimum: number;
  /** Pence of dishes from which the delivery is free; null: never. */
  freeOver: number | null;
  /** Added to the time of a delivery. */
  extraMinutes: number;
}

/** How many orders or items the kitchen can have ready in one slot; null: any number. */
export interface SlotCapacity {
  orders: number | null;
  items: number | null;
  /** Sections whose products do not count as items, e.g. drinks. */
  exemptSectionIds: string[];
}

/** A point on the map. */
export interface Location {
  postcode: string;
  latitude: number;
  longitude: number;
}

/** When, where and how a restaurant takes orders. Stored in `restaurants.ordering` and published with the site. */
export interface OrderingSettings {
  /** Whether a person has saved hours. */
  hasHours: boolean;
  /**
   * Without hours the site takes orders for collection at any time; otherwise it takes none. True for previews, whose
   * orders are tests, and for sites that took orders before there were hours (decision 57).
   */
  opensWithoutHours: boolean;
  collection: FulfilmentSettings;
  delivery: FulfilmentSettings;
  specialDays: SpecialDay[];
  /** How many days ahead an order can be scheduled; 0: today only. */
  daysAhead: number;
  capacity: SlotCapacity;
  busy: BusyMode | null;
  pauses: Pause[];
  /** Orders for now pause while no board of the kitchen is open. Only on plans with the board. */
  onlyWhileBoardOpen: boolean;
  /** Since when orders for now pause because no board is open (ISO date); null: they do not. */
  unattendedSince: string | null;
  zones: DeliveryZone[];
  /** Where the restaurant is; null: unknown, so zones by radius cannot be used. */
  location: Location | null;
  /** An order without an answer expires after so many minutes. */
  answerMinutes: number;
  /** The data of a diner is removed from an order after so many months. */
  dinerDataMonths: number;
}

/** Minutes from the start of one slot to the next. */
export const SLOT_MINUTES = 15;

const FULFILMENT_DEFAULTS = { periods: [], prepMinutes: 20, lastOrdersMinutes: 15, leadMinutes: 60 };

/** What holds until an owner says otherwise. */
export const ORDERING_DEFAULTS: OrderingSettings = {
  hasHours: false,
  opensWithoutHours: false,
  collection: { ...FULFILMENT_DEFAULTS, isOffered: true },
  delivery: { ...FULFILMENT_DEFAULTS, isOffered: false, prepMinutes: 45 },
  specialDays: [],
  daysAhead: 7,
  capacity: { orders: null, items: null, exemptSectionIds: [] },
  busy: null,
  pauses: [],
  onlyWhileBoardOpen: false,
  unattendedSince: null,
  zones: [],
  location: null,
  answerMinutes: 10,
  dinerDataMonths: 24,
};
