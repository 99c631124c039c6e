import { isRealDay } from '@forkfront/common/zonedTime.ts';

/** RFC 3339 §5.6: every part is there, with the offset from UTC. Leap seconds are not counted. */
const INSTANT =
  /^(?<day>\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The time that a text of RFC 3339 means (`2026-12-01T18:00:00Z`, `2026-12-01T18:00:00.5+01:00`); null for any other text.
 * `Date` itself reads far more: days that do not exist, times of the server's own time zone, and "1".
 */
export function instantOf(text: string): Date | null {
  const written = text.toUpperCase();
  const day = INSTANT.exec(written)?.groups?.day;
  return day !== undefined && isRealDay(day) ? new Date(written) : null;
}
