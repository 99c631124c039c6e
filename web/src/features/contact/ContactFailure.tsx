import { CircleAlert } from 'lucide-react';
import type { Refusal } from '../../relay/refusal.ts';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { messages } from './messages.ts';

interface Props {
  failure: Refusal;
  /** The wait is over: what was said is no longer true. */
  onWaited: () => void;
}

/** Stays below the form when the snackbar is gone; silent, because the snackbar has been announced. */
export function ContactFailure({ failure, onWaited }: Props) {
  useCountdown((failure.waitSeconds ?? 0) * 1000, onWaited);
  return (
    <FieldNote $error>
      <Icon icon={CircleAlert} size={18} />
      <span>
        {failure.message} {messages.notLost}
      </span>
    </FieldNote>
  );
}
