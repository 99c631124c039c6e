import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../lib/useSession.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Bag } from '../../ui/illustrations/Bag.tsx';
import { Plate } from '../../ui/illustrations/Plate.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';
import { outcomeTexts } from './outcomeTexts.ts';
import { SetupCountdown } from './SetupCountdown.tsx';
import { useCheckoutOutcome } from './useCheckoutOutcome.ts';

const Status = styled.span`
  display: block;
`;

const Turning = styled.span`
  display: inline-block;
  margin-left: var(--space-3);
  color: var(--primary);
  vertical-align: -3px;
`;

/** Where the payment page leads after paying (spec §2). `sessionId` is its query `session_id`, which anybody can write. */
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
    // The button goes away with the focus in it.
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
            upgraded={'restaurantId' in outcome ? outcome.restaurantId : null}
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
      <Status role="status">
        {text}
        {isBusy && (
          <Turning>
            <Spinner />
          </Turning>
        )}
      </Status>
    </PlainScreen>
  );
}
