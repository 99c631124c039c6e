import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordedLog } from '../../../test/recordedLog.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const { log, lines } = recordedLog('error');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { log } });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const ERROR = {
  name: 'TypeError',
  message: 'x is not a function, ana@example.org',
  stack: 'TypeError: x is not a function\n    at draw (http://localhost/assets/index.js:1:2)',
  page: '/editor/$id',
};

const REPORT = `mutation ($input: ReportClientErrorInput!) { reportClientError(input: $input) { __typename
  ... on ReportClientErrorPayload { reference } ... on ValidationError { fields { path } } } }`;

interface Answer {
  __typename: string;
  reference?: string;
  fields?: { path: string }[];
}

async function report(input: typeof ERROR): Promise<Answer> {
  const { data } = await app.graphql<{ reportClientError: Answer }>(REPORT, { input });
  return data.reportClientError;
}

it('an error of a browser is logged with the reference of its answer', async () => {
  const { reference } = await report(ERROR);
  expect(lines).toMatchObject([
    {
      msg: 'unexpected error',
      requestId: reference,
      where: 'browser',
      page: '/editor/$id',
      err: { type: 'Error', message: 'x is not a function, [redacted]' },
    },
  ]);
});

it.each([
  ['name', 101],
  ['message', 501],
  ['stack', 8_001],
  ['page', 201],
])('a %s of %d characters is refused, and nothing is logged', async (field, length) => {
  expect(await report({ ...ERROR, [field]: 'm'.repeat(length) })).toEqual({
    __typename: 'ValidationError',
    fields: [{ path: field }],
  });
  expect(lines).toEqual([]);
});

it('after 20 errors in 10 minutes an address is refused', async () => {
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await report(ERROR)).__typename);
  expect(answers.at(-1)).toBe('RateLimitedError');
  expect(lines.length).toBeLessThanOrEqual(20);
});
