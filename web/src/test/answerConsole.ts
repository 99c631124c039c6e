import { answer } from './answer.ts';

/** Answers what the frame of the operators' console asks: the person is an operator. */
export const answerConsole = (
  environment: Parameters<typeof answer>[0],
  counts: object = {},
): Promise<void> =>
  answer(environment, 'ConsoleFrameQuery', {
    operator: { email: 'otis@example.com', openReportCount: 0, failedJobKinds: [], ...counts },
    viewer: { id: 'VXNlcjox', needsSecondFactor: false },
  });
