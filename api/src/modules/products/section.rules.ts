import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { manyLines } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { periodProblem, sortedDays, type WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { messages } from './messages.ts';
import { checkSectionName } from './product.rules.ts';

/** The fields of a section as an owner enters them; undefined or null leaves a field as it is. */
export interface SectionInput {
  name?: string | null | undefined;
  description?: string | null | undefined;
  periods?: readonly WeeklyPeriod[] | null | undefined;
}

/** The same as it is stored. */
interface KeptSection {
  name?: string;
  description?: string;
  periods?: WeeklyPeriod[];
}

/** Checks a change of a section; the error has each wrong field. */
export function checkSection({
  name,
  description,
  periods,
}: SectionInput): Result<KeptSection, FieldProblem[]> {
  const checkedName = name == null ? null : checkSectionName(name);
  const text = description == null ? null : manyLines(description);
  const isTooLong = text !== null && text.length > MENU_LENGTHS.sectionDescription;
  const problems = [
    ...(checkedName?.ok === false ? checkedName.error : []),
    ...problemAt('description', isTooLong ? messages.sectionDescriptionTooLong : null),
    ...periodProblems(periods ?? []),
  ];
  if (problems.length > 0) return fail(problems);
  return ok({
    ...(checkedName?.ok ? { name: checkedName.value } : {}),
    ...(text === null ? {} : { description: text }),
    ...(periods ? { periods: periods.map(keptPeriod) } : {}),
  });
}

const keptPeriod = ({ days, from, to }: WeeklyPeriod): WeeklyPeriod => ({
  days: sortedDays(days),
  from,
  to,
});

function periodProblems(periods: readonly WeeklyPeriod[]): FieldProblem[] {
  if (periods.length > MENU_LIMITS.periods)
    return [{ path: 'periods', message: messages.tooManyPeriods(MENU_LIMITS.periods) }];
  return periods.flatMap((period, at) =>
    problemAt(`periods.${at}`, periodProblem(period) === null ? null : messages.periodsInvalid),
  );
}
