import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/ipad|tablet/i, Tablet],
  [/iphone|android|phone|mobile/i, Smartphone],
  [/windows|mac|linux|chrome ?os|chromebook/i, Laptop],
];

/** The icon of a device such as `Firefox on Windows`. */
export function deviceIcon(device: string): LucideIcon {
  return ICONS.find(([words]) => words.test(device))?.[1] ?? MonitorSmartphone;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The server records the last use every five minutes. */
const NOW = 10 * MINUTE;
const RECENT = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en-GB');

/** The last use (RFC 3339) as text at the time `now` (ms): `Active now`, `Last used 3 hours ago`, `Last used 3 March 2026`. */
export function lastUsedText(time: string, now: number): string {
  const past = now - new Date(time).getTime();
  return past < NOW ? messages.activeNow : messages.lastUsed(when(time, past));
}

function when(time: string, past: number): string {
  if (past < HOUR) return ago(past / MINUTE, 'minute');
  if (past < DAY) return ago(past / HOUR, 'hour');
  return past < RECENT ? ago(past / DAY, 'day') : formatDate(time);
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return relative.format(-Math.floor(amount), unit);
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  background: var(--surface-2);
`;

interface Props {
  session: SessionRow_session$key;
  /** Milliseconds. */
  now: number;
  onEnd: (id: string) => void;
}

/** One session: device, last use, and the button that ends it. This device signs out with Logout. */
export function SessionRow({ session, now, onEnd }: Props) {
  const { id, device, createdAt, lastUsedAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        device
        createdAt
        lastUsedAt
        isCurrent
      }
    `,
    session,
  );
  return (
    <Root>
      <Disc>
        <Icon icon={deviceIcon(device)} />
      </Disc>
      <div>
        <Stack $row $gap={2}>
          <Text as="strong">{device}</Text>
          {isCurrent && <Chip tone="success">{messages.thisDevice}</Chip>}
        </Stack>
        <Text $size={15} $soft $tabular>
          {lastUsedText(lastUsedAt, now)}, {messages.signedInOn(formatDate(createdAt))}
        </Text>
      </div>
      {!isCurrent && (
        <Button variant="secondary" aria-label={messages.endLabel(device)} onClick={() => onEnd(id)}>
          {messages.end}
        </Button>
      )}
    </Root>
  );
}
