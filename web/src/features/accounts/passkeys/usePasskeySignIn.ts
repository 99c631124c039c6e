import { useState } from 'react';
import { graphql } from 'react-relay';
import type { usePasskeySignInMutation } from '../../../__generated__/usePasskeySignInMutation.graphql.ts';
import type { usePasskeySignInStartMutation } from '../../../__generated__/usePasskeySignInStartMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { signIn } from '../sessionUser.ts';
import { signWithPasskey } from './browserPasskey.ts';
import { messages } from './messages.ts';

/** Signs in with a passkey. Resolves null on success, otherwise the refusal. */
export function usePasskeySignIn(): [sign: () => Promise<Refusal | null>, isLoading: boolean] {
  const [isLoading, setIsLoading] = useState(false);
  const [start] = useMutationOutcome<usePasskeySignInStartMutation>(graphql`
    mutation usePasskeySignInStartMutation {
      startPasskeySignIn {
        ... on StartPasskeySignInPayload @alias(as: "payload") {
          ticket
          options
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [finish] = useMutationOutcome<usePasskeySignInMutation>(graphql`
    mutation usePasskeySignInMutation($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) {
        ... on AuthPayload @alias(as: "payload") {
          token
          user {
            id
            name
            email
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const sign = async (): Promise<Refusal | null> => {
    const fallback = messages.signInFailed;
    const started = await start({ variables: {}, fallback });
    if (!started.payload) return started.refusal;
    const { ticket, options } = started.payload;
    const signed = await signWithPasskey(options);
    if (signed.answer === null) return signed.refusal;
    const { payload, refusal } = await finish({
      variables: { input: { ticket, answer: signed.answer } },
      fallback,
    });
    if (payload) signIn(payload);
    return refusal;
  };
  const whileLoading = async () => {
    setIsLoading(true);
    try {
      return await sign();
    } finally {
      setIsLoading(false);
    }
  };
  return [whileLoading, isLoading];
}
