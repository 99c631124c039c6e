import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SessionList_user$key } from '../../../__generated__/SessionList_user.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';
import { useEndOtherSessions } from './useEndOtherSessions.ts';
import { useEndSession } from './useEndSession.ts';

const List = styled.ul`
  margin-block: calc(-1 * var(--space-4));
`;

/** Where the person is signed in; all but this device can be ended, one or all. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        sessions {
          id
          ...SessionRow_session
        }
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const endSession = useEndSession();
  const [endOthers, isEnding] = useEndOtherSessions();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLUListElement>(null);
  // A session that was ended is null in the list until the list is asked for again.
  const present = (sessions as readonly ((typeof sessions)[number] | null)[]).filter((one) => one !== null);

  const end = async (id: string): Promise<void> => {
    setFailure(null);
    // The row goes away with the focus in it.
    list.current?.focus();
    setFailure(await endSession(id));
  };

  const endAll = async (): Promise<void> => {
    setFailure(null);
    const { endOthersTitle: title, endOthersText: text, endOthers: confirmText } = messages;
    if (!(await confirm({ title, text, confirmText }))) return;
    const outcome = await endOthers();
    if (!('endedCount' in outcome)) return setFailure(outcome);
    // The button goes away with the focus in it.
    list.current?.focus();
    show({ message: messages.othersEnded(outcome.endedCount), color: 'success' });
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
