import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AuthCallbackScreenMutation } from '../../__generated__/AuthCallbackScreenMutation.graphql.ts';
import { endSession } from '../../lib/session.ts';
import type { SecondStep } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Heading } from '../../ui/Text.tsx';
import { takeRedirect } from './loginSearch.ts';
import { messages } from './messages.ts';
import { SecondStepScreen } from './secondStep/SecondStepScreen.tsx';
import { signIn } from './sessionUser.ts';

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

/** Finishes the sign-in with Google (spec §2) with the one-time token, which it removes from the address at once. */
export function AuthCallbackScreen({ token }: { token: string | null }) {
  const router = useRouter();
  const navigate = useNavigate();
  const [exchange] = useInputMutation<AuthCallbackScreenMutation>(
    graphql`
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
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.authFailed,
    signIn,
  );
  const [step, setStep] = useState<SecondStep | null>(null);
  const isStarted = useRef(false);

  useEffect(() => {
    const fail = (error: 'token-missing' | 'auth-failed'): void => {
      endSession();
      void navigate({ to: '/login', search: { error }, replace: true });
    };
    const finish = async (): Promise<void> => {
      if (!token) return fail('token-missing');
      void navigate({ to: '/auth/callback', replace: true });
      const refusal = await exchange({ code: token });
      if (refusal?.secondStep) setStep(refusal.secondStep);
      else if (refusal) fail('auth-failed');
      else router.history.replace(takeRedirect());
    };
    // The token works once, but the effect runs again when the address changes and in StrictMode.
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, [token, exchange, navigate, router]);

  if (step)
    return (
      <SecondStepScreen
        step={step}
        onDone={() => router.history.replace(takeRedirect())}
        onBack={() => void navigate({ to: '/login', replace: true })}
      />
    );
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
