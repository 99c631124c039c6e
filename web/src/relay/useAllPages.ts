import { useEffect, useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { problemText } from './networkProblem.ts';

/** The largest page of the API. */
const PAGE = 100;

interface Pages<TQuery extends OperationType> {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<TQuery>;
}

/**
 * Loads all pages of a connection one after the other, for a table that needs every row. `failure` is why it stopped, and
 * `retry` goes on; `fallback` is its text when the server sent none (spec §8).
 */
export function useAllPages<TQuery extends OperationType>(
  { hasNext, isLoadingNext, loadNext }: Pages<TQuery>,
  fallback: string,
): { isComplete: boolean; failure: string | null; retry: () => void } {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!hasNext || isLoadingNext || failure !== null) return;
    loadNext(PAGE, {
      onComplete: (problem) => {
        if (problem) setFailure(problemText(problem, fallback));
      },
    });
  }, [hasNext, isLoadingNext, loadNext, failure, fallback]);
  return { isComplete: !hasNext, failure, retry: () => setFailure(null) };
}
