import {
  createContext,
  use,
  useEffect,
  useRef,
  Component,
  Suspense,
  useCallback,
  useState,
  type ReactNode,
} from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { focusIfLost } from '../lib/focus.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading } from '../ui/Text.tsx';
import { problemText } from './networkProblem.ts';

/** Rises with every Retry of the QueryBoundary above: Relay asks the network again instead of repeating the failure. */
const FetchKeyContext = createContext(0);

/**
 * A screen's query: from the store when the route's loader has warmed it, else from the network. Suspends and throws to
 * the QueryBoundary above, whose Retry asks again.
 */
export function useScreenQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] {
  const fetchKey = use(FetchKeyContext);
  return useLazyLoadQuery<TQuery>(query, variables, {
    fetchKey,
    fetchPolicy: fetchKey === 0 ? 'store-or-network' : 'network-only',
  });
}

/** What names a region: read out first, with what follows one step away. */
const START = 'h1, h2, h3, h4, [role=list]';

/**
 * Stands before what came of a press of Retry, a button that is gone: the keyboard goes on at the first `target` in it
 * (default its heading or list), or at the whole of it.
 */
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
  /** A skeleton in the shape of the content. */
  fallback: ReactNode;
  /** Text of the failure when the server sent none (spec §8), e.g. 'Failed to load restaurants.'. */
  failure: string;
  /** The page's heading, where it comes with the content: a failure stands below this one instead. */
  heading?: string;
  /** Names what is asked for, where that changes in place: a change forgets a failure and asks anew. */
  resetKey?: string;
  children: ReactNode;
}

/** One region of a screen with its own loading and failure: the rest of the page stays usable. Read data inside with `useScreenQuery`. */
export function QueryBoundary({ fallback, failure, heading, resetKey = '', children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return (
    <FailureBoundary
      key={attempt}
      failure={failure}
      heading={heading}
      resetKey={resetKey}
      isRetry={attempt > 0}
      onRetry={retry}
    >
      <Suspense fallback={fallback}>
        {attempt > 0 && <Landing />}
        <FetchKeyContext value={attempt}>{children}</FetchKeyContext>
      </Suspense>
    </FailureBoundary>
  );
}

interface FailureProps {
  failure: string;
  heading: string | undefined;
  resetKey: string;
  isRetry: boolean;
  onRetry: () => void;
  children: ReactNode;
}

interface FailureState {
  problem: unknown;
}

class FailureBoundary extends Component<FailureProps, FailureState> {
  override state: FailureState = { problem: null };

  static getDerivedStateFromError(problem: unknown): FailureState {
    return { problem };
  }

  override componentDidUpdate(before: FailureProps, { problem }: FailureState): void {
    // Only a failure that was on the screen already: one that came with the change itself is to be seen.
    if (problem !== null && before.resetKey !== this.props.resetKey) this.props.onRetry();
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children;
    const { failure, heading, isRetry, onRetry } = this.props;
    return (
      <Stack $gap={5}>
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
      </Stack>
    );
  }
}
