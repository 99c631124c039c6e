/** Hours of some days, as `save_ordering` takes them. */
export interface Period {
  /** 1 is Monday, 7 is Sunday. */
  days: number[];
  /** `HH:MM`. */
  from: string;
  to: string;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TO = String.raw`\s*(?:-|–|—|to|till?|until|through)\s*`;
const TIME = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?|noon|midday|midnight)`;
const TOKEN = new RegExp(
  [
    String.raw`(?<range>\b${DAY})${TO}(?<last>${DAY})\b`,
    String.raw`(?<day>\b${DAY})\b`,
    String.raw`(?<all>\b(?:every ?day|daily|all week|(?:7|seven) days(?: a week)?)\b)`,
    String.raw`(?<weekdays>\bweekdays\b)|(?<weekend>\bweekends?\b)`,
    String.raw`(?<always>\b24/7\b)|(?<wholeDay>\b(?:24 hours|all day|round the clock)\b)`,
    String.raw`(?<closed>\b(?:closed|shut)\b)`,
    String.raw`(?<from>\b${TIME})${TO}(?<to>${TIME})(?![\d:.]*\d)`,
  ].join('|'),
  'gi',
);
/** Words that make hours inexact. */
const INEXACT =
  /\d|\b(?:late|close|except|holidays?|sometimes|usually|about|around|roughly|summer|winter)\b/i;

/** Days, and what was said about them. */
interface Group {
  days: number[];
  times: { from: string; to: string }[];
  isClosed: boolean;
}

/** A message about fewer days corrects the known week; one about more days replaces it. */
const WHOLE_WEEK = 4;

/**
 * The week of `Mon-Fri 12-2:30pm and 5-10pm, Sat 12-11pm, closed Sunday`; null when it is not exact. Times without days are for
 * all other days. `Closed on Monday` corrects the `known` week.
 */
export function readWeek(text: string, known: readonly Period[] = []): Period[] | null {
  const groups: Group[] = [];
  let group: Group = { days: [], times: [], isClosed: false };
  let before = '';
  const next = () => {
    if (before !== '') groups.push(group);
    group = { days: [], times: [], isClosed: false };
  };
  for (const { groups: found = {} } of text.matchAll(TOKEN)) {
    const days = daysOf(found);
    if (days) {
      if (before !== 'days' && group.days.length > 0) next();
      group.days.push(...days);
      before = 'days';
    }
    if (found['closed']) {
      if (before !== 'days' || group.times.length > 0) next();
      group.isClosed = true;
      before = 'closed';
    }
    const times = timesOf(found);
    if (times) {
      if (group.isClosed || (before === 'days' && group.times.length > 0)) next();
      group.times.push(times);
      before = 'times';
    }
  }
  next();
  const isClear = groups.every(({ days, times, isClosed }) =>
    isClosed ? days.length > 0 : times.length > 0,
  );
  if (!isClear || INEXACT.test(text.replace(TOKEN, ' '))) return null;
  const closed = groups.flatMap(({ days, isClosed }) => (isClosed ? days : []));
  const named = groups.flatMap(({ days }) => days);
  const others = ALL_DAYS.filter((day) => !named.includes(day));
  const meant = groups.map((one) => ({ ...one, days: one.days.length > 0 ? one.days : others }));
  const said = new Set(meant.flatMap(({ days }) => days));
  const kept = said.size > 0 && said.size < WHOLE_WEEK ? without(known, said) : [];
  const added = meant.flatMap(({ days, times }) => times.map((time) => ({ days, ...time })));
  const periods = [...kept, ...without(added, new Set(closed))];
  return periods.length > 0 ? periods : null;
}

const without = (periods: readonly Period[], days: ReadonlySet<number>): Period[] =>
  periods
    .map((period) => ({ ...period, days: period.days.filter((day) => !days.has(day)) }))
    .filter((period) => period.days.length > 0);

type Found = Record<string, string | undefined>;

function daysOf({ range, last, day, all, always, weekdays, weekend }: Found): number[] | null {
  if (all ?? always) return [...ALL_DAYS];
  if (weekdays) return [1, 2, 3, 4, 5];
  if (weekend) return [6, 7];
  const first = numberOf(range ?? day);
  if (first === 0) return null;
  const days = (numberOf(last ?? day) - first + ALL_DAYS.length) % ALL_DAYS.length;
  return Array.from({ length: days + 1 }, (_, index) => ((first - 1 + index) % ALL_DAYS.length) + 1);
}

const numberOf = (day = ''): number => DAYS.indexOf(day.slice(0, 3).toLowerCase()) + 1;

const HALF_DAY = 12 * 60;

function timesOf({ from, to, wholeDay, always }: Found): { from: string; to: string } | null {
  if (wholeDay ?? always) return { from: '00:00', to: '00:00' };
  if (!from || !to) return null;
  const [first, second] = [clockOf(from), clockOf(to)];
  const isWritten24 = [first, second].some(({ minutes }) => minutes >= HALF_DAY + 60) || from.startsWith('0');
  if (isWritten24) return { from: textOf(first.minutes), to: textOf(second.minutes) };
  const opens = opensAt(first, second);
  // `5pm-10` and `12-10` end at the next time that the clock shows so.
  const after = (second.minutes - (opens % HALF_DAY) + 2 * HALF_DAY) % HALF_DAY || HALF_DAY;
  const closes = second.half === null ? opens + after : halfOf(second);
  return { from: textOf(opens), to: textOf(closes) };
}

interface Clock {
  /** Since midnight, as written. */
  minutes: number;
  half: 'am' | 'pm' | null;
}

function clockOf(text: string): Clock {
  if (/noon|midday/i.test(text)) return { minutes: HALF_DAY, half: 'pm' };
  if (/midnight/i.test(text)) return { minutes: HALF_DAY, half: 'am' };
  const [, hours = '0', minutes = '0', half] = /^(\d+)(?:[:.](\d\d))?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  const isPm = half?.toLowerCase() === 'pm';
  return { minutes: Number(hours) * 60 + Number(minutes), half: half ? (isPm ? 'pm' : 'am') : null };
}

const halfOf = ({ minutes, half }: Clock): number => (minutes % HALF_DAY) + (half === 'pm' ? HALF_DAY : 0);

/** A begin without am or pm: in `5-10pm` it is pm, in `11-3pm` am. Without any, noon to 6 is the afternoon. */
function opensAt(first: Clock, second: Clock): number {
  if (first.half !== null) return halfOf(first);
  if (second.half !== null) {
    const same = halfOf({ ...first, half: second.half });
    const isBefore = same < halfOf(second);
    return isBefore ? same : (same + HALF_DAY) % (2 * HALF_DAY);
  }
  const hour = first.minutes / 60;
  return halfOf({ ...first, half: hour >= 12 || hour < 7 ? 'pm' : 'am' });
}

const textOf = (minutes: number): string => {
  const day = minutes % (2 * HALF_DAY);
  return [Math.floor(day / 60), day % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
};
