import { use, useCallback } from 'react';
import { commitMutation, useMutation, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from 'relay-runtime';
import type { refusal_userError$key } from '../__generated__/refusal_userError.graphql.ts';
import { ConfirmationContext } from './confirmation.ts';
import { isSignedOut } from './networkProblem.ts';
import {
  problemFailure,
  readRefusal,
  type ConfirmationWay,
  type ErrorName,
  type Fallback,
  type Refusal,
} from './refusal.ts';

/**
 * A result union. The mutation spreads its payload `@alias(as: "payload")` and, to show the server's messages,
 * `...refusal_userError @alias(as: "error")`.
 */
interface MutationResult<TPayload> {
  readonly payload: TPayload | null | undefined;
  readonly error?: refusal_userError$key | null | undefined;
}

/** A mutation with one field. */
interface ResultMutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationResult<object>>>;
}

type PayloadOf<TMutation extends ResultMutation> = NonNullable<
  TMutation['response'][keyof TMutation['response']]['payload']
>;

/** The result of a mutation. `error` is the name of the server's error, also when it no longer knows the session; null without an answer. */
type Outcome<TPayload> =
  | { payload: TPayload; refusal: null; error: null }
  | { payload: null; refusal: Refusal; error: ErrorName | null };

/** An outcome with the ways in which the person can confirm who they are, when the server asks for it. */
type Answered<TPayload> = { outcome: Outcome<TPayload>; ways: readonly ConfirmationWay[] };

type Config<TMutation extends ResultMutation> = Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError'
> & {
  fallback: Fallback;
};

/**
 * Relay's `useMutation` for a form or a button. Its function resolves with the payload, or with the refusal of the server or
 * of the network; it never rejects. Relay rolls an optimistic response back on a failure. When the server wants to know again who
 * the person is, it asks, and sends the mutation again.
 */
export function useMutationOutcome<TMutation extends ResultMutation>(
  mutation: GraphQLTaggedNode,
): [commit: (config: Config<TMutation>) => Promise<Outcome<PayloadOf<TMutation>>>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<TMutation>(mutation);
  const askConfirmation = use(ConfirmationContext);
  const commitAndWait = useCallback(
    async ({ fallback, ...config }: Config<TMutation>) => {
      const send = () =>
        new Promise<Answered<PayloadOf<TMutation>>>((resolve) => {
          commit({
            ...config,
            ...answersTo<TMutation>(resolve, fallback),
          });
        });
      const { outcome, ways } = await send();
      if (ways.length === 0 || !(await askConfirmation(ways))) return outcome;
      return (await send()).outcome;
    },
    [commit, askConfirmation],
  );
  return [commitAndWait, isLoading];
}

/** The same for code that is loaded when it is needed, which cannot be a hook. */
export const sendMutation = <TMutation extends ResultMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  { fallback, variables }: { fallback: Fallback; variables: TMutation['variables'] },
): Promise<Outcome<PayloadOf<TMutation>>> =>
  new Promise((resolve) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      ...answersTo<TMutation>(({ outcome }) => resolve(outcome), fallback),
    });
  });

const answersTo = <TMutation extends ResultMutation>(
  resolve: (answered: Answered<PayloadOf<TMutation>>) => void,
  fallback: Fallback,
) => ({
  onCompleted: (response: TMutation['response']) => {
    const results = Object.values<MutationResult<PayloadOf<TMutation>>>(response);
    for (const { payload, error } of results) {
      const { ways, ...refused } = readRefusal(error, fallback);
      if (payload) resolve({ outcome: { payload, refusal: null, error: null }, ways: [] });
      else resolve({ outcome: { payload: null, ...refused }, ways });
    }
  },
  onError: (problem: Error) =>
    resolve({
      outcome: {
        payload: null,
        refusal: problemFailure(problem, fallback),
        error: isSignedOut(problem) ? 'UnauthenticatedError' : null,
      },
      ways: [],
    }),
});

/** A mutation with one field that takes an input object. */
type InputMutation = ResultMutation & { variables: { input: object } };
type InputOf<TMutation extends InputMutation> = TMutation['variables']['input'];

/**
 * `useMutationOutcome` for a form that needs only the refusal. Its function takes the input and resolves null on success,
 * otherwise what to show; `optimisticResponse` is shown until then. `onAccepted` gets the payload before that; it must be the same function in each render.
 */
export function useInputMutation<TMutation extends InputMutation>(
  mutation: GraphQLTaggedNode,
  fallback: string,
  onAccepted?: (payload: PayloadOf<TMutation>) => void,
): [
  send: (input: InputOf<TMutation>, optimisticResponse?: TMutation['rawResponse']) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<{
    variables: { input: InputOf<TMutation> };
    response: TMutation['response'];
    rawResponse?: TMutation['rawResponse'];
  }>(mutation);
  const send = useCallback(
    async (input: InputOf<TMutation>, optimisticResponse?: TMutation['rawResponse']) => {
      const { payload, refusal } = await commit({ variables: { input }, optimisticResponse, fallback });
      if (payload) onAccepted?.(payload);
      return refusal;
    },
    [commit, fallback, onAccepted],
  );
  return [send, isLoading];
}
