import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { timings } from '../../lib/timings.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { messages } from './messages.ts';

/**
 * Says that the new password is set and goes to /login after 3 s (spec §2, §9), which leads on who is signed in. The page
 * with the spent link is no way back.
 */
export function ResetDone() {
  const navigate = useNavigate();
  const onward = useRef<HTMLAnchorElement>(null);
  useCountdown(timings.resetPasswordRedirect, () => void navigate({ to: '/login', replace: true }));
  // The form went away with the focus in it.
  useEffect(() => onward.current?.focus(), []);

  return (
    <AuthLayout title={messages.resetDoneTitle} intro={messages.resetDoneIntro}>
      <Alert tone="success">{messages.resetDone}</Alert>
      <LinkButton ref={onward} to="/login" replace size="large" wide>
        {messages.continueNow}
      </LinkButton>
    </AuthLayout>
  );
}
