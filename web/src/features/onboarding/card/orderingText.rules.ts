import { SHORT_WEEKDAYS } from '@forkfront/common/weeklyHours.ts';
import { weekOf } from '../../ordering/week.rules.ts';
import type { Draft } from '../conversationRequests.ts';
import { messages } from '../messages.ts';

/** How orders reach people, in words; null until known. */
export function waysText(ordering: Draft['ordering']): string | null {
  if (ordering?.collection == null && ordering?.zones == null) return null;
  const areas = (ordering.zones ?? []).map(({ name, prefixes, fee }) =>
    messages.wayArea(prefixes?.join(', ') || name, fee),
  );
  // Without a word about it people can collect.
  return [...(ordering.collection === false ? [] : [messages.wayCollects]), ...areas].join('\n');
}

/** The week in words, one line for days with the same hours; null until known. */
export function hoursText(ordering: Draft['ordering']): string | null {
  if (!ordering?.hours || ordering.hours.length === 0) return null;
  const days = weekOf(ordering.hours).map((hours) =>
    hours.length === 0 ? messages.dayClosed : hours.map(({ from, to }) => `${from}–${to}`).join(', '),
  );
  const lines: { first: number; last: number; text: string }[] = [];
  for (const [day, text] of days.entries()) {
    const before = lines.at(-1);
    if (before?.text === text) before.last = day;
    else lines.push({ first: day, last: day, text });
  }
  return lines
    .map(({ first, last, text }) =>
      first === last
        ? `${SHORT_WEEKDAYS[first]} ${text}`
        : `${SHORT_WEEKDAYS[first]} – ${SHORT_WEEKDAYS[last]} ${text}`,
    )
    .join('\n');
}
