import { MOVE_LENGTHS } from './operatorMove.entity.ts';

/** Texts of the operators' console. */
export const messages = {
  unknown: 'There is no such thing.',
  secondFactorMissing:
    'Operators need two-step sign-in. Please switch it on, on your account page, and try again.',
  siteUnknown: 'There is no such site.',
  checkReason: 'Please say why.',
  reasonMissing: 'Please write a sentence.',
  reasonLong: `Please use at most ${MOVE_LENGTHS.reason} characters.`,
  suspendedAlready: 'This site is offline already.',
  onlineAlready: 'This site is online already.',
  jobGone: 'This job has run, runs now, or is gone. Please reload the page.',
  oneJob: (kind: string, id: string) => `${kind}, job ${id}`,
  manyJobs: (kind: string, count: number) => `${kind}, ${count === 1 ? '1 job' : `${count} jobs`}`,
  noOwner: 'Nobody owns this site, so nobody sees it as its owner.',
  reportMoved: 'This report has been changed by somebody else. Please reload the page.',
};
