import type { ReactNode } from 'react';
import type { Refusal } from '../relay/refusal.ts';
import { Alert } from '../ui/Alert.tsx';
import { useCountdown } from '../ui/useCountdown.ts';

interface Props {
  /** Null shows nothing; nor does one whose sentences all stand at fields. */
  failure: Refusal | null;
  /** A wait is over: what it said is no longer true. */
  onWaited: () => void;
  action?: ReactNode;
}

/** The alert of a form. One that asks to wait goes away when the wait is over. */
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
