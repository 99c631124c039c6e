import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { ShowMore } from '../ui/ShowMore.tsx';
import { problemText } from './networkProblem.ts';

/** The first three are of `usePaginationFragment`. */
interface Props<TQuery extends OperationType> {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<TQuery>;
  /** Rows of a page. */
  count: number;
  /** Text of a page that did not come, when the server sent none (spec §8). */
  failure: string;
}

/** The way to a connection's next page; nothing without one. */
export function LoadMore<TQuery extends OperationType>({
  hasNext,
  isLoadingNext,
  loadNext,
  count,
  failure: fallback,
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
  return hasNext && <ShowMore loading={isLoadingNext} failure={failure} onMore={loadMore} />;
}
