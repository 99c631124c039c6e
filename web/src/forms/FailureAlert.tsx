import type { ReactNode } from 'react';
import type { Refusal } from '../relay/refusal.ts';
import { Alert } from '../ui/Alert.tsx';
import { useCountdown } from '../ui/useCountdown.ts';

interface Props {
  /** Null, or a refusal with an empty message, shows nothing. */
  failure: Refusal | null;
  /** Called when the waiting time of the refusal is over. */
  onWaited: () => void;
  action?: ReactNode;
}

/** The error alert of a form. */
export function FailureAlert({ failure, onWaited, action }: Props) {
  if (!failure?.message) return null;
  return (
    <>
      <Alert tone="error" action={action}>
        {failure.message}
      </Alert>
      {failure.waitSeconds && (
        <Wait key={failure.message} seconds={failure.waitSeconds} onWaited={onWaited} />
      )}
    </>
  );
}

function Wait({ seconds, onWaited }: { seconds: number; onWaited: () => void }) {
  useCountdown(seconds * 1000, onWaited);
  return null;
}
