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

/** The texts of failures for which the server sent none. */
const fallbackOf = (error: ErrorName | null): string => {
  if (error === 'NotFoundError') return messages.verifyLinkInvalid;
  return error === 'ConflictError' ? messages.verifyConflict : messages.verifyFailed;
};

/** The confirmed address, or the error; its name is null when the server did not answer. */
type VerifyOutcome = { email: string } | { email: null; message: string; error: ErrorName | null };

/** The page of a mailed link: confirms the address, or a pending new address, at once and shows the result. */
export function VerifyEmailScreen({ token }: { token: string }) {
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
  const [outcome, setOutcome] = useState<VerifyOutcome | null>(null);
  const begun = useRef<string | null>(null);

  const begin = useCallback(async (): Promise<void> => {
    setOutcome(null);
    const { payload, refusal, error } = await commit({
      variables: { input: { token } },
      fallback: fallbackOf,
    });
    if (payload?.user) rememberUser(payload.user);
    setOutcome(payload ?? { email: null, message: refusal.message, error });
  }, [commit, token]);

  useEffect(() => {
    // The link works once: StrictMode runs the effect twice, and the second call would fail.
    if (begun.current === token) return;
    begun.current = token;
    void begin();
  }, [begin, token]);

  const doneTitle = outcome?.email ? messages.verifiedTitle : messages.verifyFailedTitle;
  return (
    <PlainScreen
      title={outcome ? doneTitle : messages.verifyTitle}
      illustration={Bell}
      actions={outcome && <NextSteps outcome={outcome} onRetry={() => void begin()} />}
    >
      <span role="status">
        {outcome ? (
          outcome.email === null ? (
            outcome.message
          ) : (
            messages.verified(outcome.email)
          )
        ) : (
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
  const isVerified = outcome.email !== null;
  const isSpent = !isVerified && outcome.error === 'NotFoundError';
  if (!isVerified && !isSpent && outcome.error !== 'ConflictError')
    return <Button onClick={onRetry}>{messages.tryAgain}</Button>;
  if (!isSignedIn)
    return (
      <LinkButton to="/login" search={isVerified ? {} : { redirect: '/account' }}>
        {messages.toLogin}
      </LinkButton>
    );
  if (isVerified) return <LinkButton to="/dashboard">{messages.toDashboard}</LinkButton>;
  return (
    <>
      {isSpent && (
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
