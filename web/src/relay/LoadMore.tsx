import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { ShowMore } from '../ui/ShowMore.tsx';
import { problemText } from './networkProblem.ts';

interface Props<TQuery extends OperationType> {
  /** Of `usePaginationFragment`, as is `isLoading`. */
  loadNext: LoadMoreFn<TQuery>;
  isLoading: boolean;
  /** Rows of a page. */
  count: number;
  /** Text of a page that did not come, when the server sent none (spec §8). */
  failure: string;
  /** The button. */
  children: string;
}

/** The way to a connection's next page; render it where `hasNext`. */
export function LoadMore<TQuery extends OperationType>({
  loadNext,
  isLoading,
  count,
  failure: fallback,
  children,
}: Props<TQuery>) {
  const [failure, setFailure] = useState<string | null>(null);
  const loadMore = (): void => {
    setFailure(null);
    loadNext(count, {
      onComplete: (problem) => {
        if (problem) setFailure(problemText(problem, fallback));
      },
    });
  };
  return (
    <ShowMore loading={isLoading} failure={failure} onMore={loadMore}>
      {children}
    </ShowMore>
  );
}
