import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { KIND } from '@forkfront/common/openings.ts';
import { type Fulfilment, FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import { type OrderingSettings, type Pause } from '@forkfront/common/ordering.ts';
import { messages } from './messages.ts';
import { rangeProblem } from './zonesCheck.rules.ts';

const after = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

const endsLater = (until: string | null, now: Date): boolean =>
  until === null || Date.parse(until) > now.getTime();

/** The settings without a busy mode and pauses that are over. */
export const currentSettings = (settings: OrderingSettings, now: Date): OrderingSettings => ({
  ...settings,
  busy: settings.busy && endsLater(settings.busy.until, now) ? settings.busy : null,
  pauses: settings.pauses.filter(({ until }) => endsLater(until, now)),
});

/** A request for more time per order; `minutes` null ends it. */
export interface BusyRequest {
  minutes?: number | null | undefined;
  forMinutes?: number | null | undefined;
}

export const busyProblems = ({ minutes, forMinutes }: BusyRequest): FieldProblem[] => [
  ...rangeProblem('minutes', minutes, ORDERING_LIMITS.busyMinutes),
  ...rangeProblem('forMinutes', forMinutes, ORDERING_LIMITS.pauseMinutes),
];

/** The settings with this busy mode, for an hour unless the request says otherwise. */
export const withBusyMode = (
  settings: OrderingSettings,
  { minutes, forMinutes }: BusyRequest,
  now: Date,
): OrderingSettings => ({
  ...currentSettings(settings, now),
  busy: minutes == null ? null : { minutes, until: after(now, forMinutes ?? 60) },
});

/** A request to take no orders of these kinds; `minutes` null: until a person opens again. */
export interface PauseRequest {
  fulfilments: readonly Fulfilment[];
  minutes?: number | null | undefined;
}

export const pauseProblems = ({ fulfilments, minutes }: PauseRequest): FieldProblem[] => [
  ...problemAt('fulfilments', fulfilments.length > 0 ? null : messages.kindMissing),
  ...rangeProblem('minutes', minutes, ORDERING_LIMITS.pauseMinutes),
];

/** The settings with these kinds paused; a pause replaces an earlier one of its kind. */
export function withPause(
  settings: OrderingSettings,
  { fulfilments, minutes }: PauseRequest,
  now: Date,
): OrderingSettings {
  const until = minutes == null ? null : after(now, minutes);
  const added = [...new Set(fulfilments)].map((fulfilment): Pause => ({ fulfilment, until }));
  const rest = withoutPause(settings, fulfilments, now);
  return { ...rest, pauses: [...rest.pauses, ...added] };
}

/** The settings with these kinds open again. */
export function withoutPause(
  settings: OrderingSettings,
  fulfilments: readonly Fulfilment[],
  now: Date,
): OrderingSettings {
  const current = currentSettings(settings, now);
  return { ...current, pauses: current.pauses.filter(({ fulfilment }) => !fulfilments.includes(fulfilment)) };
}

/** How long the link in an order mail pauses orders. */
const SHORT_PAUSE_MINUTES = 30;

/** The settings with a short pause of each offered kind that is not paused. A repeat changes nothing. */
export function withShortPause(settings: OrderingSettings, now: Date): OrderingSettings {
  const fulfilments = openKinds(settings, now);
  return withPause(settings, { fulfilments, minutes: SHORT_PAUSE_MINUTES }, now);
}

/** The settings without short pauses. A longer pause stays, because the owner set it elsewhere. */
export function withoutShortPause(settings: OrderingSettings, now: Date): OrderingSettings {
  const current = currentSettings(settings, now);
  return { ...current, pauses: current.pauses.filter((pause) => !isShort(pause, now)) };
}

/** What the link in an order mail can do: pause, end a short pause, or nothing, because the owner set a longer one. */
export type PauseState = { kind: 'open' } | { kind: 'short'; until: Date } | { kind: 'long' };

/** The state of the pauses; a short one ends with the last of its kinds. */
export function pauseState(settings: OrderingSettings, now: Date): PauseState {
  const ends = currentSettings(settings, now)
    .pauses.filter((pause) => isShort(pause, now))
    .flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  if (ends.length > 0) return { kind: 'short', until: new Date(Math.max(...ends)) };
  return { kind: openKinds(settings, now).length > 0 ? 'open' : 'long' };
}

const openKinds = (settings: OrderingSettings, now: Date): Fulfilment[] => {
  const { pauses } = currentSettings(settings, now);
  return FULFILMENTS.filter(
    (kind) => settings[KIND[kind]].isOffered && !pauses.some(({ fulfilment }) => fulfilment === kind),
  );
};

const isShort = ({ until }: Pause, now: Date): boolean =>
  until !== null && Date.parse(until) <= now.getTime() + SHORT_PAUSE_MINUTES * MINUTE_MS;

export const GO_LIVE_STEPS = ['PHONE', 'ADDRESS', 'HOURS', 'FULFILMENT', 'ZONES', 'ALLERGENS'] as const;
export type GoLiveStepKind = (typeof GO_LIVE_STEPS)[number];

/** Something that a site needs for real orders. Without `isRequired` it is advice. */
export interface GoLiveStep {
  kind: GoLiveStepKind;
  isDone: boolean;
  isRequired: boolean;
}

/** What decides whether a site is ready for real orders. */
export interface GoLiveFacts {
  phone: string | null;
  addressLine: string | null;
  settings: OrderingSettings;
  hasUnconfirmedDish: boolean;
}

/** What a site needs for real orders, in the order in which owners do it. Areas are needed only for delivery. */
export function goLiveSteps({ phone, addressLine, settings, hasUnconfirmedDish }: GoLiveFacts): GoLiveStep[] {
  const { collection, delivery, hasHours, zones } = settings;
  const isOpenOnce = [collection, delivery].some((kind) => kind.isOffered && kind.periods.length > 0);
  const isDone: Record<GoLiveStepKind, boolean> = {
    PHONE: phone !== null,
    ADDRESS: addressLine !== null,
    HOURS: hasHours && isOpenOnce,
    FULFILMENT: collection.isOffered || delivery.isOffered,
    ZONES: zones.length > 0,
    ALLERGENS: !hasUnconfirmedDish,
  };
  return GO_LIVE_STEPS.filter((kind) => kind !== 'ZONES' || delivery.isOffered).map((kind) => ({
    kind,
    isDone: isDone[kind],
    isRequired: kind !== 'ALLERGENS',
  }));
}
