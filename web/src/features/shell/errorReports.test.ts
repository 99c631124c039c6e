import { describe, expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { errorReporter, isUnforeseen, watchErrors } from './errorReports.ts';

const ORIGIN = window.location.origin;

/** An error as our code throws it. */
function thrown(error: Error, line = 1): Error {
  error.stack = `${error.name}: ${error.message}\n    at draw (${ORIGIN}/assets/index.js:${line}:2)`;
  return error;
}

const ofExtension = new TypeError('x is not a function');
ofExtension.stack = 'TypeError\n    at chrome-extension://abc/content.js:1:2';

describe('whether an error is reported', () => {
  it.each<[string, unknown, boolean]>([
    ['of our code', thrown(new TypeError('x is not a function')), true],
    ['with a reference of the server', thrown(new Error('Something went wrong. Reference: abc-1')), false],
    ['of the network', thrown(new NetworkProblem('network')), false],
    ['of a request of the browser', thrown(new TypeError('Failed to fetch')), false],
    [
      'of code that an update removed',
      thrown(new TypeError('Failed to fetch dynamically imported module')),
      false,
    ],
    ['of a request that was given up', thrown(new DOMException('gone', 'AbortError')), false],
    ['of an extension', ofExtension, false],
    ['that is no error', 'a text', false],
  ])('%s', (_which, error, isReported) => expect(isUnforeseen(error, ORIGIN)).toBe(isReported));
});

it('one error in a loop is one report, and five are the most', () => {
  const send = vi.fn();
  const report = errorReporter(() => '/editor/$id', send);
  const first = thrown(new Error('first'));
  for (let index = 0; index < 100; index += 1) report(first);
  expect(send).toHaveBeenCalledTimes(1);
  for (let line = 2; line < 20; line += 1) report(thrown(new Error('more'), line));
  expect(send).toHaveBeenCalledTimes(5);
});

it('a report has the route without ids, and no text is too long for the server', () => {
  const send = vi.fn();
  const error = thrown(new Error('m'.repeat(9_000)));
  error.name = 'N'.repeat(1_000);
  errorReporter(() => '/editor/$id', send)(error);
  const [report] = send.mock.calls[0] as [Record<string, string>];
  expect(report).toMatchObject({ page: '/editor/$id', name: 'N'.repeat(100), message: 'm'.repeat(500) });
  expect(report['stack']?.length).toBeLessThanOrEqual(8_000);
});

it('errors that nothing catches are reported', () => {
  const report = vi.fn();
  watchErrors(report);
  const error = new Error('nobody catches this');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(report).toHaveBeenCalledWith(error);
});
