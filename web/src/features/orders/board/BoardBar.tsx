import { createLink } from '@tanstack/react-router';
import { ArrowLeft, BellOff, BellRing, Keyboard, Settings, Wifi, WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast, below } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip, type ChipTone } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Text, VisuallyHidden, visuallyHidden } from '../../../ui/Text.tsx';
import { timeText } from '../orderTime.rules.ts';
import type { Connection } from '../useOrderEvents.ts';
import { messages } from './messages.ts';
import type { Ring } from './useRing.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-1) var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  @media ${below('small')} {
    gap: 0 2px;
    padding-inline: var(--space-1) var(--space-2);
  }
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  min-width: var(--touch);
  justify-content: center;
  font-size: var(--size-15);
  font-weight: 600;
  span {
    @media ${below('medium')} {
      display: none;
    }
  }
`;

const BackLink = createLink(Anchor);

const Name = styled.div`
  flex: 1 1 60px;
  min-width: 0;
  font-weight: 650;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Notices = styled.div`
  display: flex;
  flex-direction: column;
  &:empty {
    display: none;
  }
  @media ${below('large')} {
    order: 2;
    flex-basis: 100%;
    padding-bottom: var(--space-1);
  }
  @media ${atLeast('large')} {
    flex: 0 1 auto;
    max-width: 50%;
    > [role] {
      flex-wrap: nowrap;
      gap: var(--space-2);
      padding: 0 0 0 var(--space-3);
      font-size: var(--size-13);
      line-height: 1.3;
    }
  }
`;

const Clock = styled.time`
  font-size: var(--size-20);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  @media ${below('small')} {
    font-size: var(--size-15);
  }
`;

/** On a phone the light stays in the row of the buttons, so that nothing moves when the network drops. */
const Since = styled.span`
  @media ${below('small')} {
    ${visuallyHidden}
  }
`;

const ForKeys = styled.span`
  display: none;
  @media ${atLeast('medium')} {
    display: inline;
  }
`;

/** Whether the device has a network, as far as the browser knows. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );

type Light = 'connecting' | 'live' | 'lost' | 'offline';
const TONES: Record<Light, ChipTone> = {
  connecting: 'neutral',
  live: 'success',
  lost: 'warning',
  offline: 'error',
};

/** Whether changes arrive, else since when they do not. */
function ConnectionLight({
  connection,
  timeZone,
  now,
}: Pick<Props, 'connection' | 'now'> & { timeZone: string }) {
  const isOnline = useIsOnline();
  const light: Light = isOnline ? connection : 'offline';
  const isCut = light === 'lost' || light === 'offline';
  const [since, setSince] = useState<number | null>(null);
  // The attempts after a loss are still the same loss.
  if (isCut && since === null) setSince(now);
  if (light === 'live' && since !== null) setSince(null);
  const at = new Date(since ?? now);
  const time = timeText(at.toISOString(), timeZone, at);
  return (
    <span role="status" data-light={light}>
      <Chip tone={TONES[light]}>
        <Icon icon={isCut ? WifiOff : Wifi} size={14} />
        <span>
          {messages.light[light]}
          {isCut && <Since> {messages.since(time)}</Since>}
        </span>
      </Chip>
    </span>
  );
}

type NoticeProps = Pick<Props, 'ring' | 'hasOpenedOrders'> & { onlyWhileBoardOpen: boolean };

/** What everybody at the board must know. */
const BoardNotices = ({ ring, onlyWhileBoardOpen, hasOpenedOrders }: NoticeProps) => (
  <Notices>
    {hasOpenedOrders && <Alert tone="success">{messages.ordersOpened}</Alert>}
    {onlyWhileBoardOpen && !hasOpenedOrders && (
      <Text $size={15} $soft>
        {messages.onlyWhileOpen}
      </Text>
    )}
    {!ring.isOn && (
      <Alert
        tone="warning"
        action={
          <Button onClick={() => ring.sound === 'off' && ring.choose('normal')}>{messages.turnOn}</Button>
        }
      >
        {ring.sound === 'off' ? messages.soundOff : messages.soundLocked}
      </Alert>
    )}
  </Notices>
);

interface Props {
  desk: { name: string; slug: string; timeZone: string; onlyWhileBoardOpen: boolean };
  /** Chooses another restaurant; null when there is only one. */
  choice: ReactNode;
  now: number;
  connection: Connection;
  ring: Ring;
  /** Whether opening this board has just opened orders that had paused. */
  hasOpenedOrders: boolean;
  onSound: () => void;
  onSettings: () => void;
  onHelp: () => void;
}

/** The only bar of the board: where, when, and whether the board hears and can be heard. */
export function BoardBar({
  desk,
  choice,
  now,
  connection,
  ring,
  hasOpenedOrders,
  onSound,
  onSettings,
  onHelp,
}: Props) {
  const instant = new Date(now).toISOString();
  return (
    <Root>
      <BackLink
        to="/orders/{-$orderId}"
        params={{ orderId: undefined }}
        search={{ at: desk.slug }}
        aria-label={messages.back}
        title={messages.back}
      >
        <Icon icon={ArrowLeft} />
        <span>{messages.back}</span>
      </BackLink>
      <Name>
        <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
        {choice ?? desk.name}
      </Name>
      <BoardNotices
        ring={ring}
        onlyWhileBoardOpen={desk.onlyWhileBoardOpen}
        hasOpenedOrders={hasOpenedOrders}
      />
      <Clock dateTime={instant} title={messages.clock}>
        {timeText(instant, desk.timeZone, new Date(now))}
      </Clock>
      <ConnectionLight connection={connection} timeZone={desk.timeZone} now={now} />
      <IconButton
        icon={ring.isOn ? BellRing : BellOff}
        label={ring.isOn ? messages.turnOff : messages.turnOn}
        aria-pressed={ring.isOn}
        onClick={onSound}
      />
      <ForKeys>
        <IconButton icon={Keyboard} label={messages.help} onClick={onHelp} />
      </ForKeys>
      <IconButton icon={Settings} label={messages.settings} onClick={onSettings} />
    </Root>
  );
}
