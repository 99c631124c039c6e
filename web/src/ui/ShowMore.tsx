import { useEffect, useEffectEvent, useRef } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Stack } from './Stack.tsx';
import { useNewItemFocus } from './useNewItemFocus.ts';

/** How far below the visible part the next page is asked for. */
const AHEAD = '600px 0px';

interface Props {
  loading: boolean;
  /** Why the last page did not come; until the button is pressed again nothing is asked. Null: all is well. */
  failure: string | null;
  onMore: () => void;
  children: string;
}

/** The end of a list that goes on: asks for the next page when it comes into view; the button is for the keyboard. */
export function ShowMore({ loading, failure, onMore, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const askForMore = useEffectEvent(onMore);
  useNewItemFocus(end, loading);
  const isWatching = !loading && failure === null;

  useEffect(() => {
    if (!isWatching || !end.current) return;
    // Observing anew after each page fires again when the end is still in view.
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
        {children}
      </Button>
    </Stack>
  );
}
