import { createContext, use, useEffect, useRef, Component, Suspense, useState, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { focusIfLost } from '../lib/focus.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading } from '../ui/Text.tsx';
import { problemText } from './networkProblem.ts';

/** Counts the presses of Retry in the QueryBoundary above; Relay fetches again for each number. */
const FetchKeyContext = createContext(0);

/**
 * A screen's query, from the store when the route's loader has fetched it. `store-and-network` asks the server each time
 * that the screen opens. Suspends and throws to the QueryBoundary above.
 */
export function useScreenQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): TQuery['response'] {
  const fetchKey = use(FetchKeyContext);
  return useLazyLoadQuery<TQuery>(query, variables, {
    fetchKey,
    fetchPolicy: fetchKey === 0 ? fetchPolicy : 'network-only',
  });
}

/** The first part of a region that a screen reader should read. */
const START = 'h1, h2, h3, h4, [role=list]';

/** After Retry, whose button is removed, moves the focus to the first `target` of the next sibling, or to the sibling. */
function Landing({ target = START }: { target?: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const region = mark.current?.nextElementSibling;
    const place = region?.matches(target) ? region : (region?.querySelector(target) ?? region);
    if (!(place instanceof HTMLElement)) return;
    if (!place.matches('a[href], button, [tabindex]')) place.tabIndex = -1;
    focusIfLost(place);
  }, [target]);
  return <span ref={mark} hidden />;
}

interface Props {
  /** A skeleton with the shape of the content. */
  fallback: ReactNode;
  /** Text of the failure when the server sent none (spec §8), e.g. 'Failed to load restaurants.'. */
  failure: string;
  /** The page's heading above a failure, when the content has its own. */
  heading?: string | undefined;
  /** Whether the content fills the window, so that a failure needs its own margin. */
  isWindow?: boolean;
  /** A change of it clears the failure and fetches again. */
  resetKey?: string;
  /** True: the Suspense above shows its fallback until this region has loaded too, so that the region moves nothing below it. */
  isAwaited?: boolean;
  children: ReactNode;
}

/** A region of a screen with its own loading and failure state. Its children read data with `useScreenQuery`. */
export function QueryBoundary({ fallback, isAwaited = false, children, ...failure }: Props) {
  const [attempt, setAttempt] = useState(0);
  const isRetry = attempt > 0;
  const content = <FetchKeyContext value={attempt}>{children}</FetchKeyContext>;
  return (
    <FailureBoundary {...failure} key={attempt} isRetry={isRetry} onRetry={() => setAttempt(attempt + 1)}>
      {isAwaited && !isRetry ? (
        content
      ) : (
        <Suspense fallback={fallback}>
          {isRetry && <Landing />}
          {content}
        </Suspense>
      )}
    </FailureBoundary>
  );
}

const Failure = styled(Stack)<{ $isWindow: boolean }>`
  padding: ${({ $isWindow }) => ($isWindow ? 'var(--space-6) var(--gutter)' : 0)};
`;

interface FailureProps extends Omit<Props, 'fallback' | 'isAwaited'> {
  isRetry: boolean;
  onRetry: () => void;
}

class FailureBoundary extends Component<FailureProps, { problem: unknown }> {
  override state: { problem: unknown } = { problem: null };

  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override componentDidUpdate(before: FailureProps, { problem }: { problem: unknown }): void {
    // A failure that is caused by the change itself stays visible.
    if (problem !== null && before.resetKey !== this.props.resetKey) this.props.onRetry();
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children;
    const { failure, heading, isWindow = false, isRetry, onRetry } = this.props;
    return (
      <Failure $gap={5} $isWindow={isWindow}>
        {heading !== undefined && (
          <Heading as="h1" $size={32}>
            {heading}
          </Heading>
        )}
        {isRetry && <Landing target="button" />}
        <Alert
          tone="error"
          action={
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {problemText(this.state.problem, failure)}
        </Alert>
      </Failure>
    );
  }
}
