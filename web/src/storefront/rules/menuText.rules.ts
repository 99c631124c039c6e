import { runsOfDays, SHORT_WEEKDAYS as DAYS, sortedDays } from '@forkfront/common/weeklyHours.ts';
import { messages } from '../messages.ts';
import type { MenuItem, MenuSection, OptionGroup } from '../queries/storefrontPage.ts';

const WORTH_A_RANGE = 3;

/** Weekly hours in words: `Mon–Fri 11:30–15:00 and Sat 12:00–16:00`. */
export const periodsText = (periods: MenuSection['periods']): string =>
  periods.map(({ days, from, to }) => `${daysText(days)} ${from}–${to}`).join(' and ');

/** Weekdays in words: `Mon–Fri`, or `Every day`. */
export function daysText(days: readonly number[]): string {
  if (new Set(days).size === DAYS.length) return messages.menu.everyDay;
  const name = (day: number | undefined): string => DAYS[(day ?? 1) - 1] ?? '';
  return runsOfDays(sortedDays(days))
    .flatMap((run) =>
      run.length >= WORTH_A_RANGE ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map((day) => name(day)),
    )
    .join(', ');
}

/** `Sold out`, with the time on the same day or the day when it can be ordered again. */
export function soldOutText(
  { soldOutUntil }: Pick<MenuItem, 'soldOutUntil'>,
  timeZone: string,
  now: Date,
): string {
  if (!soldOutUntil) return messages.menu.soldOut;
  const until = new Date(soldOutUntil);
  const day = (at: Date): string =>
    at.toLocaleDateString('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const time = until.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return messages.menu.soldOutUntil(day(until) === day(now) ? time : day(until));
}

/** How many options of a group can be chosen, in words. */
export function choiceText({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  const words = messages.dish.choose;
  if (min === 0) return max === 0 ? words.any : words.upTo(max);
  if (max === 0) return words.atLeast(min);
  return min === max ? words.exactly(min) : words.between(min, max);
}
