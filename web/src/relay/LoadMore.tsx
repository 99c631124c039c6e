import { useEffect, useLayoutEffect, useRef, useState, type RefObject, useEffectEvent } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { focusIfLost } from '../lib/focus.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { problemText } from './networkProblem.ts';

const itemsIn = (list: Element): Element[] => Array.from(list.querySelectorAll('li, [role=row]'));

/** Focuses the first item of the last page when the focused button at the `end` is removed. Both have the same parent. */
function useNewItemFocus(end: RefObject<HTMLElement | null>, isLoading: boolean): void {
  const known = useRef<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    const list = end.current?.parentElement;
    if (isLoading && list) known.current = new Set(itemsIn(list));
  }, [end, isLoading]);

  useLayoutEffect(() => {
    const place = end.current;
    const list = place?.parentElement;
    return () => {
      if (!list || !place?.contains(document.activeElement)) return;
      // React Aria renders its rows one frame after the list.
      requestAnimationFrame(() => {
        const item = itemsIn(list).find((candidate) => !known.current.has(candidate));
        focusIfLost(item?.matches('[tabindex]') ? item : (item?.querySelector('a[href], button') ?? null));
      });
    };
  }, [end]);
}

/** The distance below the window at which the next page is fetched. */
const AHEAD = '600px 0px';

interface EndProps {
  loading: boolean;
  /** Why the last page failed; the button fetches it again. Null without a failure. */
  failure: string | null;
  onMore: () => void;
}

/** Fetches the next page when it comes into view; its button works by keyboard. */
function End({ loading, failure, onMore }: EndProps) {
  const end = useRef<HTMLDivElement>(null);
  const askForMore = useEffectEvent(onMore);
  useNewItemFocus(end, loading);
  const isWatching = !loading && failure === null;

  useEffect(() => {
    if (!isWatching || !end.current) return;
    // A new observer fires again when the end is still in view after a page.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && askForMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);

  return (
    <Stack ref={end} $gap={4} $align="center">
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button variant="secondary" loading={loading} onClick={onMore}>
        Show more
      </Button>
    </Stack>
  );
}

interface Props<TQuery extends OperationType> {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<TQuery>;
  /** Rows of a page. */
  count: number;
  /** Text of a page that did not come, when the server sent none (spec §8). */
  failure: string;
}

/** The end of a connection that `hasNext`: the next page comes when it is in view, or by its button. */
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
  return hasNext && <End loading={isLoadingNext} failure={failure} onMore={loadMore} />;
}
