import { REPORT_LIMITS } from '@forkfront/common/limits.ts';

/** Texts of the reports module. */
export const messages = {
  reportLocked: 'Reports are part of the Gold and Platinum plans.',
  reportFailed: 'The report could not be made. Please check the days.',
  dayUnknown: 'Please enter a day that exists.',
  daysSwapped: 'Please choose a last day that is not before the first day.',
  daysTooMany: `Please choose at most ${REPORT_LIMITS.days} days.`,
} as const;
