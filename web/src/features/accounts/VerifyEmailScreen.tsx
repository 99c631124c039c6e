import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/useSession.ts';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { messages } from './messages.ts';
import { useSendVerification } from './useSendVerification.ts';
import { useVerifyEmail, type VerifyOutcome } from './useVerifyEmail.ts';

/** Where a mailed link leads: confirms the address at once, and says what came of it. */
export function VerifyEmailScreen({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const [outcome, setOutcome] = useState<VerifyOutcome | null>(null);
  const begun = useRef<string | null>(null);

  const begin = useCallback(async (): Promise<void> => {
    setOutcome(null);
    setOutcome(await verify(token));
  }, [verify, token]);

  useEffect(() => {
    // The link works once: effects that are run twice must not spend it and then call it spent.
    if (begun.current === token) return;
    begun.current = token;
    void begin();
  }, [begin, token]);

  return (
    <PlainScreen
      title={titleOf(outcome)}
      illustration={Bell}
      actions={outcome && <WaysOn outcome={outcome} onRetry={() => void begin()} />}
    >
      <span role="status">{outcome ? sentenceOf(outcome) : <Waiting />}</span>
    </PlainScreen>
  );
}

function titleOf(outcome: VerifyOutcome | null): string {
  if (!outcome) return messages.verifyTitle;
  return outcome.kind === 'verified' ? messages.verifiedTitle : messages.verifyFailedTitle;
}

function sentenceOf(outcome: VerifyOutcome): string {
  return outcome.kind === 'verified' ? messages.verified(outcome.email) : outcome.message;
}

function Waiting() {
  return (
    <>
      <Spinner /> {messages.verifying}
    </>
  );
}

function WaysOn({ outcome, onRetry }: { outcome: VerifyOutcome; onRetry: () => void }) {
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
