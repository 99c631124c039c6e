import { useCallback } from 'react';
import { useMutation, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { problemFailure, refusal, type ResultMember, type Refusal } from './refusal.ts';

/** A mutation with one field, whose result is a payload or an error member. */
interface ResultMutation extends MutationParameters {
  readonly response: Readonly<Record<string, ResultMember>>;
}

type ResultOf<TMutation extends ResultMutation> = TMutation['response'][keyof TMutation['response']];

/** The member that says it is done: `<Mutation>Payload`, as the schema names them all. */
type PayloadOf<TResult extends ResultMember> = Extract<TResult, { readonly __typename: `${string}Payload` }>;

/** What came of a mutation. `error` is the error member's name, null when there was no answer. */
type Outcome<TResult extends ResultMember> =
  | { payload: PayloadOf<TResult>; refusal: null; error: null }
  | { payload: null; refusal: Refusal; error: TResult['__typename'] | null };

type Config<TMutation extends ResultMutation> = Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError'
> & {
  /** The situation's text, where the server sent none (spec §8). */
  fallback: string;
};

/**
 * Relay's `useMutation` for a form or a button: its function resolves with the payload, or with the refusal to show,
 * whether the server refused or was not reached; it never rejects. What was shown ahead of the answer is taken back then.
 */
export function useMutationOutcome<TMutation extends ResultMutation>(
  mutation: GraphQLTaggedNode,
): [commit: (config: Config<TMutation>) => Promise<Outcome<ResultOf<TMutation>>>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<TMutation>(mutation);
  const commitAndWait = useCallback(
    ({ fallback, ...config }: Config<TMutation>) =>
      new Promise<Outcome<ResultOf<TMutation>>>((resolve) => {
        commit({
          ...config,
          onCompleted: (response) => {
            for (const field in response) resolve(outcomeOf<ResultOf<TMutation>>(response[field], fallback));
          },
          onError: (problem) =>
            resolve({ payload: null, refusal: problemFailure(problem, fallback), error: null }),
        });
      }),
    [commit],
  );
  return [commitAndWait, isLoading];
}

function outcomeOf<TResult extends ResultMember>(result: TResult, fallback: string): Outcome<TResult> {
  if (isPayload(result)) return { payload: result, refusal: null, error: null };
  return { payload: null, refusal: refusal(result, fallback), error: result.__typename };
}

const isPayload = <TResult extends ResultMember>(result: TResult): result is PayloadOf<TResult> =>
  result.__typename.endsWith('Payload');
