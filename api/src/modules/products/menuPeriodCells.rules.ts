import type { MenuPeriod } from '../sites/menu.types.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Each run of days: `[1, 2, 3, 6]` is Mon-Wed and Sat. */
function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => DAYS[(day ?? 1) - 1] ?? '';
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}-${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ');
}

/** `Mon-Fri 11:30-15:00; Sat, Sun 12:00-22:00`. */
export const periodsCell = (periods: readonly MenuPeriod[]): string =>
  periods.map(({ days, from, to }) => `${daysText(days)} ${from}-${to}`).join('; ');

/** null when the cell is not understood. */
export function periodsOf(cell: string): MenuPeriod[] | null {
  const parts = cell.split(/[;\n]/).filter((part) => part.trim() !== '');
  const periods = parts.map(periodOf);
  return periods.includes(null) ? null : periods.filter((period) => period !== null);
}

function periodOf(text: string): MenuPeriod | null {
  const parts = /^(?<days>[a-z\s,&–-]*?)[,:]?\s*(?<from>\d[\d:.]*)\s*[–-]\s*(?<to>\d[\d:.]*)$/i.exec(
    text.trim(),
  )?.groups;
  const days = daysOf(parts?.days ?? '');
  const from = timeOf(parts?.from ?? '');
  const to = timeOf(parts?.to ?? '');
  return days && from && to ? { days, from, to } : null;
}

function timeOf(text: string): string | null {
  const { hour = '', minute = '00' } = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?$/.exec(text)?.groups ?? {};
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

function daysOf(text: string): number[] | null {
  if (/^\s*(?:daily|every\s*day|)\s*$/i.test(text)) return DAYS.map((_, at) => at + 1);
  const days = text
    .replace(/\s*[–-]\s*/g, '-')
    .split(/[\s,&]+|\band\b/)
    .filter((part) => part !== '')
    .map((part) => {
      const [first, last = first, ...rest] = part.split('-').map(dayOf);
      if (!first || !last || rest.length > 0) return null;
      // Fri-Mon goes over the end of the week.
      const count = ((last - first + DAYS.length) % DAYS.length) + 1;
      return Array.from({ length: count }, (_, at) => ((first - 1 + at) % DAYS.length) + 1);
    });
  return days.includes(null) ? null : [...new Set(days.flatMap((run) => run ?? []))];
}

/** 1 for Monday; null for another word. */
const dayOf = (word: string): number | null =>
  DAYS.findIndex((day) => word.length > 2 && word.toLowerCase().startsWith(day.toLowerCase())) + 1 || null;
