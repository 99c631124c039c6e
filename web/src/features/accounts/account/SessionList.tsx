import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  SessionList_user$data,
  SessionList_user$key,
} from '../../../__generated__/SessionList_user.graphql.ts';
import type { SessionListEndMutation } from '../../../__generated__/SessionListEndMutation.graphql.ts';
import type { SessionListEndOthersMutation } from '../../../__generated__/SessionListEndOthersMutation.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { AccountSection } from './AccountSection.tsx';
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

const Row = styled.li`
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

interface SessionRowProps {
  session: SessionList_user$data['sessions'][number];
  /** Milliseconds. */
  now: number;
  onEnd: (id: string) => void;
}

/** One session: device, last use, and the button that ends it. This device signs out with Logout. */
function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { id, device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Row>
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
    </Row>
  );
}

const List = styled.ul`
  margin-block: calc(-1 * var(--space-4));
`;

/** The sessions of the user. All except this one can be ended, one by one or together. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        sessions {
          id
          device
          createdAt
          lastUsedAt
          isCurrent
        }
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const environment = useRelayEnvironment();
  const [endOne] = useMutationOutcome<SessionListEndMutation>(graphql`
    mutation SessionListEndMutation($input: EndSessionInput!) @raw_response_type {
      endSession(input: $input) {
        ... on EndSessionPayload @alias(as: "payload") {
          endedSessionId @deleteRecord
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [endOthers, isEnding] = useMutationOutcome<SessionListEndOthersMutation>(graphql`
    mutation SessionListEndOthersMutation @raw_response_type {
      endOtherSessions {
        ... @alias(as: "payload") {
          endedCount
          user {
            ...SessionList_user
          }
        }
      }
    }
  `);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLUListElement>(null);
  // A deleted session is null in the list until the next refetch.
  const present = (sessions as readonly ((typeof sessions)[number] | null)[]).filter((one) => one !== null);

  const end = async (id: string): Promise<void> => {
    setFailure(null);
    // The focused row disappears.
    list.current?.focus();
    // It disappears at once, and a failure restores it.
    const { refusal, error } = await endOne({
      variables: { input: { id } },
      optimisticResponse: { endSession: { __typename: 'EndSessionPayload', endedSessionId: id } },
      fallback: messages.endFailed,
    });
    // The session has ended already: do not restore it.
    if (error === 'NotFoundError') commitLocalUpdate(environment, (store) => store.delete(id));
    setFailure(refusal);
  };

  const endAll = async (): Promise<void> => {
    setFailure(null);
    const { endOthersTitle: title, endOthersText: text, endOthers: confirmText } = messages;
    if (!(await confirm({ title, text, confirmText }))) return;
    const { payload, refusal } = await endOthers({ variables: {}, fallback: messages.endOthersFailed });
    if (!payload) return setFailure(refusal);
    // The focused button disappears.
    list.current?.focus();
    show({ message: messages.othersEnded(payload.endedCount), color: 'success' });
  };

  return (
    <AccountSection title={messages.sessionsTitle} intro={messages.sessionsIntro}>
      <Stack $gap={6} $align="stretch">
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        <List role="list" ref={list} tabIndex={-1} aria-label={messages.sessionsTitle}>
          {present.map((session) => (
            <SessionRow key={session.id} session={session} now={now} onEnd={(id) => void end(id)} />
          ))}
        </List>
        {present.length > 1 && (
          <div>
            <Button variant="secondary" loading={isEnding} onClick={() => void endAll()}>
              {messages.endOthers}
            </Button>
          </div>
        )}
      </Stack>
    </AccountSection>
  );
}
