import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../lib/formatDate.ts';
import { formatPounds } from '@forkfront/common/money.ts';
import { useSession } from '../../lib/session.ts';
import { timings } from '../../lib/timings.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Bag, Plate, TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { type CheckoutOutcome, useCheckoutOutcome } from './useCheckoutOutcome.ts';

const SECOND = 1000;

/** Whole seconds left of `duration` ms, counted down while running; calls `onEnd` once at zero. */
function useSecondsLeft(duration: number, isRunning: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(duration / SECOND));
  const isOver = seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    if (isOver) return end();
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), SECOND);
    return () => clearInterval(timer);
  }, [isRunning, isOver]);
  return seconds;
}

interface CountdownProps {
  isRunning: boolean;
  /** Global id of the site with a new plan; null for a plan without a site. */
  upgraded: string | null;
  onStay: () => void;
}

/** Counts down and redirects to /setup after 6 s (spec §2, §9); there a site with a new plan sees what is new. */
function SetupCountdown({ isRunning, upgraded, onStay }: CountdownProps) {
  const navigate = useNavigate();
  const seconds = useSecondsLeft(
    timings.paymentSuccessRedirect,
    isRunning,
    () => void navigate({ to: '/setup', search: upgraded === null ? {} : { upgraded }, replace: true }),
  );
  if (!isRunning) return null;
  return (
    <Stack $row $gap={3}>
      <Text $soft $tabular role="timer">
        {messages.countdown(seconds)}
      </Text>
      <Button variant="quiet" onClick={onStay}>
        {messages.stay}
      </Button>
    </Stack>
  );
}

/** What the success page says about a checkout: only a paid one is called successful. */
function outcomeTexts(outcome: CheckoutOutcome): { title: string; text: string } {
  switch (outcome.state) {
    case 'ACTIVATING':
      return {
        title: messages.successTitle,
        text: messages.activating(outcome.planName, outcome.restaurantName ?? null),
      };
    case 'ACTIVE':
      return {
        title: messages.successTitle,
        text: messages.active(outcome.planName, outcome.restaurantName ?? null) + trialText(outcome),
      };
    default:
      return messages.unpaid[outcome.state];
  }
}

/** The trial with its first payment; empty without a trial. `amount` in pence. */
const trialText = ({ amount, trialEndsAt }: { amount: number; trialEndsAt?: string | null | undefined }) =>
  trialEndsAt ? ` ${messages.trialStarted(formatPounds(amount), formatDate(trialEndsAt))}` : '';

const Turning = styled.span`
  display: inline-block;
  margin-left: var(--space-3);
  color: var(--primary);
  vertical-align: -3px;
`;

/** The page after a payment (spec §2). `sessionId` is the query `session_id`, which is not trusted. */
export function SubscriptionSuccessScreen({ sessionId }: { sessionId: string | null }) {
  const { isSignedIn } = useSession();
  const { outcome, isUnreachable } = useCheckoutOutcome(sessionId);
  const [isStaying, setIsStaying] = useState(false);
  const dashboard = useRef<HTMLAnchorElement>(null);
  const { title, text } = outcomeTexts(outcome);
  const { state } = outcome;
  const isPaid = state === 'ACTIVATING' || state === 'ACTIVE';
  const isBusy = state === 'ACTIVATING' || state === 'CHECKING';

  const stay = (): void => {
    setIsStaying(true);
    // The focused button unmounts.
    dashboard.current?.focus();
  };

  return (
    <PlainScreen
      title={title}
      illustration={isPaid ? Bag : state === 'CHECKING' ? Plate : TillRoll}
      actions={
        <Stack $gap={5} $align="start">
          {isUnreachable && <Alert tone="warning">{messages.unreachable}</Alert>}
          {state === 'UNKNOWN' && !isSignedIn && <Alert>{messages.signedOut}</Alert>}
          <SetupCountdown
            upgraded={'restaurantId' in outcome ? (outcome.restaurantId ?? null) : null}
            isRunning={!isStaying && (isPaid || (state === 'CHECKING' && !isUnreachable))}
            onStay={stay}
          />
          <Stack $row $gap={3}>
            <LinkButton ref={dashboard} to="/dashboard">
              {messages.dashboard}
            </LinkButton>
            {(state === 'OPEN' || state === 'EXPIRED') && (
              <LinkButton to="/packages" variant="secondary">
                {messages.plans}
              </LinkButton>
            )}
          </Stack>
        </Stack>
      }
    >
      <span role="status">
        {text}
        {isBusy && (
          <Turning>
            <Spinner />
          </Turning>
        )}
      </span>
    </PlainScreen>
  );
}
