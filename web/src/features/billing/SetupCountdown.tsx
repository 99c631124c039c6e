import { useNavigate } from '@tanstack/react-router';
import { timings } from '../../lib/timings.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface Props {
  /** Stands still while this cannot be said to be a success. */
  isRunning: boolean;
  /** Global id of the site that has a new plan; null for a plan without one. */
  upgraded: string | null;
  onStay: () => void;
}

/** Goes to /setup after 6 s (spec §2, §9), visibly, unless it is stopped; there a site with a new plan is shown what is new. The page that is left is no way back. */
export function SetupCountdown({ isRunning, upgraded, onStay }: Props) {
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
