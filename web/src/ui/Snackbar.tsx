import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { timings } from '../lib/timings.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { initialSnackbar } from './snackbar.rules.ts';
import type { SnackbarOptions } from './snackbar.ts';
import type { Tone } from './tone.ts';
import { useCountdown } from './useCountdown.ts';

const ICONS: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Root = styled.div<{ $tone: Tone; $multiline: boolean; $vertical: boolean }>`
  pointer-events: auto;
  display: flex;
  flex-wrap: ${({ $vertical }) => ($vertical ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: ${({ $multiline }) => ($multiline ? '72px' : 'auto')};
  width: fit-content;
  max-width: min(480px, 100%);
  padding: 6px 6px 6px var(--space-4);
  border: 1px solid var(--line);
  border-left: 4px solid ${({ $tone }) => `var(--${$tone})`};
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  font-size: var(--size-15);
  animation: ${rise} 180ms ease-out;
  > svg {
    color: ${({ $tone }) => `var(--${$tone})`};
  }
`;

const Message = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  padding-block: 6px;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  flex: none;
  min-height: var(--touch);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--primary);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--primary-soft);
  }
`;

/** One notice on screen; shows for 5000 ms unless told otherwise (spec §9). Usually made by `useSnackbar().show`. */
export function Snackbar({
  message,
  color = initialSnackbar.color,
  timeout = timings.snackbarComponent,
  multiline = initialSnackbar.multiline,
  vertical = initialSnackbar.vertical,
  action,
  onClose,
}: SnackbarOptions & { onClose: () => void }) {
  const pause = useCountdown(timeout, onClose);
  return (
    <Root
      $tone={color}
      $multiline={multiline}
      $vertical={vertical}
      role={color === 'error' ? 'alert' : undefined}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <Icon icon={ICONS[color]} />
      <Message>{message}</Message>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton icon={X} label="Close" onClick={onClose} />
    </Root>
  );
}
