import { CLIENT_ERROR_LENGTHS as LENGTHS } from '@forkfront/common/limits.ts';
import { getRequest, graphql, Observable } from 'relay-runtime';
import type { errorReportsMutation } from '../../__generated__/errorReportsMutation.graphql.ts';
import { fetchGraphql } from '../../relay/fetchGraphql.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { explainError } from './FallbackScreens.tsx';

/** Reports of one visit to a page of the app: an error in a loop is reported once, and many are a fault that is known. */
const MAX_REPORTS = 5;

/** Messages of browsers for requests that fail while somebody is offline or leaves the page. */
const NO_NETWORK = /fetch|load failed|networkerror|network request/i;

/**
 * Whether an error is a fault of our code that the server does not know yet. Network problems, missing code after an update and
 * errors with a reference are shown where they happen; errors without calls of ours come from extensions.
 */
export function isUnforeseen(thrown: unknown, origin: string): thrown is Error {
  if (!(thrown instanceof Error) || thrown instanceof NetworkProblem) return false;
  if (thrown.name === 'AbortError' || (thrown instanceof TypeError && NO_NETWORK.test(thrown.message)))
    return false;
  const { reference, needsReload } = explainError(thrown);
  return reference === null && !needsReload && (thrown.stack ?? '').includes(`${origin}/`);
}

/**
 * Makes the function that reports unexpected errors of a browser to our server. `page` is the route that is shown, without the ids of
 * its address. Never throws.
 */
export function errorReporter(page: () => string, send = sendReport): (thrown: unknown) => void {
  const reported = new Set<string>();
  return (thrown) => {
    if (!isUnforeseen(thrown, window.location.origin) || reported.size >= MAX_REPORTS) return;
    const { name, message, stack = '' } = thrown;
    if (reported.has(stack)) return;
    reported.add(stack);
    send({
      name: name.slice(0, LENGTHS.name),
      message: message.slice(0, LENGTHS.message),
      stack: stack.slice(0, LENGTHS.stack),
      page: page().slice(0, LENGTHS.page),
    });
  };
}

const REPORT = graphql`
  mutation errorReportsMutation($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      __typename
    }
  }
`;

type Report = errorReportsMutation['variables']['input'];

/** Nobody waits for the answer, and a report that does not arrive is left out. */
function sendReport(input: Report): void {
  Observable.from(fetchGraphql(getRequest(REPORT).params, { input }, {})).subscribe({
    error: () => undefined,
  });
}

/** Reports errors that nothing catches. */
export function watchErrors(report: (thrown: unknown) => void): void {
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
