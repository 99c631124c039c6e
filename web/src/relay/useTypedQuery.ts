import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { timings } from '../lib/timings.ts';

/**
 * The last answer about something that is typed, asked when the typing rests; null: none yet. `variables`: null keeps the
 * last answer.
 */
export function useTypedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): { answer: Query['response'] | null; isFailed: boolean } {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Query['response'] | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const ask = useEffectEvent(() =>
    variables === null
      ? undefined
      : fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
          next: (data) => {
            setIsFailed(false);
            setAnswer(() => data);
          },
          error: () => setIsFailed(true),
        }),
  );
  // Variables with the same values are the same question.
  const question = JSON.stringify(variables);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const rest = setTimeout(() => {
      request = ask();
    }, timings.searchRest);
    return () => {
      clearTimeout(rest);
      request?.unsubscribe();
    };
  }, [environment, question]);
  return { answer, isFailed };
}
