import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { VerifyEmailScreenMutation } from '../../__generated__/VerifyEmailScreenMutation.graphql.ts';
import { useSession } from '../../lib/session.ts';
import type { ErrorName } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { messages } from './messages.ts';
import { rememberUser } from './sessionUser.ts';
import { useSendVerification } from './useSendVerification.ts';

/** The result of the link. `spent`: used or expired; `taken`: the address belongs to another account; `failed`: a retry may help. */
type VerifyOutcome = { kind: 'verified'; email: string } | { kind: VerifyFailure; message: string };

type VerifyFailure = 'spent' | 'taken' | 'failed';

const FALLBACKS: Record<VerifyFailure, string> = {
  spent: messages.verifyLinkInvalid,
  taken: messages.verifyConflict,
  failed: messages.verifyFailed,
};

function failureOf(error: ErrorName | null): VerifyFailure {
  if (error === 'NotFoundError') return 'spent';
  return error === 'ConflictError' ? 'taken' : 'failed';
}

/** Confirms the address, or a pending new address, with the token of a mailed link. */
function useVerifyEmail(): (token: string) => Promise<VerifyOutcome> {
  const [commit] = useMutationOutcome<VerifyEmailScreenMutation>(graphql`
    mutation VerifyEmailScreenMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        ... on VerifyEmailPayload @alias(as: "payload") {
          email
          user {
            id
            name
            email
            emailVerified
            pendingEmail
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async (token) => {
      const { payload, refusal, error } = await commit({
        variables: { input: { token } },
        fallback: (failed) => FALLBACKS[failureOf(failed)],
      });
      if (!payload) return { kind: failureOf(error), message: refusal.message };
      if (payload.user) rememberUser(payload.user);
      return { kind: 'verified', email: payload.email };
    },
    [commit],
  );
}

/** The page of a mailed link: confirms the address at once and shows the result. */
export function VerifyEmailScreen({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const [outcome, setOutcome] = useState<VerifyOutcome | null>(null);
  const begun = useRef<string | null>(null);

  const begin = useCallback(async (): Promise<void> => {
    setOutcome(null);
    setOutcome(await verify(token));
  }, [verify, token]);

  useEffect(() => {
    // The link works once: StrictMode runs the effect twice, and the second call would fail.
    if (begun.current === token) return;
    begun.current = token;
    void begin();
  }, [begin, token]);

  const isVerified = outcome?.kind === 'verified';
  const failedTitle = outcome ? messages.verifyFailedTitle : messages.verifyTitle;
  return (
    <PlainScreen
      title={isVerified ? messages.verifiedTitle : failedTitle}
      illustration={Bell}
      actions={outcome && <NextSteps outcome={outcome} onRetry={() => void begin()} />}
    >
      <span role="status">
        {isVerified && messages.verified(outcome.email)}
        {!isVerified && outcome?.message}
        {!outcome && (
          <>
            <Spinner /> {messages.verifying}
          </>
        )}
      </span>
    </PlainScreen>
  );
}

function NextSteps({ outcome, onRetry }: { outcome: VerifyOutcome; onRetry: () => void }) {
  const { isSignedIn } = useSession();
  const [send, isSending] = useSendVerification();
  if (outcome.kind === 'failed') return <Button onClick={onRetry}>{messages.tryAgain}</Button>;
  if (outcome.kind === 'verified')
    return isSignedIn ? (
      <LinkButton to="/dashboard">{messages.toDashboard}</LinkButton>
    ) : (
      <LinkButton to="/login">{messages.toLogin}</LinkButton>
    );
  if (!isSignedIn)
    return (
      <LinkButton to="/login" search={{ redirect: '/account' }}>
        {messages.toLogin}
      </LinkButton>
    );
  return (
    <>
      {outcome.kind === 'spent' && (
        <Button loading={isSending} onClick={send}>
          {messages.sendLink}
        </Button>
      )}
      <LinkButton to="/account" variant="secondary">
        {messages.toAccount}
      </LinkButton>
    </>
  );
}
