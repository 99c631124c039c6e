import { X } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled, css } from 'styled-components';
import { timings } from '../lib/timings.ts';
import { useIsLive } from '../lib/useIsLive.ts';
import { TONE_ICONS, type Tone } from './Alert.tsx';
import { atLeast } from './breakpoints.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import {
  initialSnackbar,
  type SnackbarOptions,
  toShown,
  type SnackbarState,
  SnackbarContext,
  type Snackbar as SnackbarApi,
  type SnackbarLocation,
} from './snackbar.ts';
import { useCountdown } from './useCountdown.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const SnackbarRoot = styled.div<{ $tone: Tone; $multiline: boolean; $vertical: boolean }>`
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

/** One notice, shown for 5000 ms by default (spec §9). Usually `useSnackbar().show` makes it. */
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
    <SnackbarRoot
      $tone={color}
      $multiline={multiline}
      $vertical={vertical}
      role={color === 'error' ? 'alert' : undefined}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <Icon icon={TONE_ICONS[color]} />
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
    </SnackbarRoot>
  );
}

/** The oldest is removed: more at once would cover the page. */
const MOST = 3;

const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/* Above the consent banner, the chat in the corner and the bar of a form. */
const bottom = css`
  right: var(--corner-width, 0px);
  bottom: calc(
    max(
      var(--corner-height, 0px),
      var(--consent-banner, 0px),
      var(--docked, 0px),
      env(safe-area-inset-bottom) - var(--space-4)
    )
  );
`;

const Place = styled.div<{ $location: SnackbarLocation }>`
  position: fixed;
  inset-inline: 0;
  ${({ $location }) => ($location.startsWith('top') ? 'top: 0;' : bottom)}
  z-index: 60;
  display: flex;
  flex-direction: column;
  align-items: ${({ $location }) => JUSTIFY[$location.split(' ')[1] as keyof typeof JUSTIFY]};
  gap: var(--space-2);
  padding: var(--space-4);
  pointer-events: none;
  @media ${atLeast('small')} {
    padding: var(--space-6);
  }
`;

interface Shown extends SnackbarState {
  id: number;
}

let lastId = 0;

/** Shows the notices of `useSnackbar` in a permanent live region, above dialogs and reachable while one is open. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const isLive = useIsLive();
  const [shown, setShown] = useState<Shown[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const [api] = useState<SnackbarApi>(() => ({
    show: (options) => {
      const id = ++lastId;
      setShown((others) => [...others.slice(1 - MOST), { ...toShown(options), id }]);
      return () => close(id);
    },
  }));
  const places = useMemo(() => Map.groupBy(shown, ({ location }) => location), [shown]);

  return (
    <SnackbarContext value={api}>
      {children}
      {isLive &&
        createPortal(
          <section aria-label="Notifications" aria-live="polite" data-react-aria-top-layer="true">
            {[...places].map(([location, snackbars]) => (
              <Place key={location} $location={location}>
                {snackbars.map(({ id, ...options }) => (
                  <Snackbar key={id} {...options} onClose={() => close(id)} />
                ))}
              </Place>
            ))}
          </section>,
          document.body,
        )}
    </SnackbarContext>
  );
}
