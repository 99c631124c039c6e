import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AuthCallbackScreenMutation } from '../../__generated__/AuthCallbackScreenMutation.graphql.ts';
import { endSession } from '../../lib/session.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Heading } from '../../ui/Text.tsx';
import { takeRedirect } from './loginSearch.ts';
import { messages } from './messages.ts';
import { signIn } from './sessionUser.ts';

/** Exchanges the one-use code that Google's sign-in brought for user and token. Resolves whether somebody is signed in now. */
function useExchangeLoginCode(): (code: string) => Promise<boolean> {
  const [commit] = useMutationOutcome<AuthCallbackScreenMutation>(graphql`
    mutation AuthCallbackScreenMutation($input: ExchangeLoginCodeInput!) {
      exchangeLoginCode(input: $input) {
        ... on AuthPayload @alias(as: "payload") {
          token
          user {
            id
            name
            email
          }
        }
      }
    }
  `);

  return useCallback(
    async (code) => {
      const { payload } = await commit({ variables: { input: { code } }, fallback: messages.authFailed });
      if (payload) signIn(payload);
      return payload !== null;
    },
    [commit],
  );
}

const Root = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-6);
  min-height: 50vh;
  padding: var(--space-8) var(--gutter);
  text-align: center;
`;

const Turning = styled.div`
  color: var(--primary);
  font-size: var(--size-32);
`;

/** Finishes the sign-in with Google (spec §2) by the one-use token of the address, which is taken out of it at once. */
export function AuthCallbackScreen({ token }: { token: string | null }) {
  const router = useRouter();
  const navigate = useNavigate();
  const exchange = useExchangeLoginCode();
  const isStarted = useRef(false);

  useEffect(() => {
    const fail = (error: 'token-missing' | 'auth-failed'): void => {
      endSession();
      void navigate({ to: '/login', search: { error }, replace: true });
    };
    const finish = async (): Promise<void> => {
      if (!token) return fail('token-missing');
      void navigate({ to: '/auth/callback', replace: true });
      if (await exchange(token)) router.history.replace(takeRedirect());
      else fail('auth-failed');
    };
    // The token works once: not again when the address changes, nor when effects are run twice.
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, [token, exchange, navigate, router]);

  return (
    <Root>
      <PageTitle>{messages.finalizing}</PageTitle>
      <Turning>
        <Spinner />
      </Turning>
      <div role="status">
        <Heading as="h1" $size={32}>
          {messages.finalizing}
        </Heading>
      </div>
    </Root>
  );
}
