import { useCallback, useRef, useState } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment, useMutation, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SessionList_user$key } from '../../../__generated__/SessionList_user.graphql.ts';
import type { SessionListEndMutation } from '../../../__generated__/SessionListEndMutation.graphql.ts';
import type { SessionListEndOthersMutation } from '../../../__generated__/SessionListEndOthersMutation.graphql.ts';
import { type Refusal, problemFailure } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';

/** Ends a session and removes it from the list at once; a failure restores it. Resolves null on success, otherwise what to show. */
function useEndSession(): (id: string) => Promise<Refusal | null> {
  const environment = useRelayEnvironment();
  const [commit] = useMutationOutcome<SessionListEndMutation>(graphql`
    mutation SessionListEndMutation($input: EndSessionInput!) @raw_response_type {
      endSession(input: $input) {
        ... on EndSessionPayload @alias(as: "payload") {
          endedSessionId @deleteRecord
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async (id) => {
      const { refusal, error } = await commit({
        variables: { input: { id } },
        optimisticResponse: { endSession: { __typename: 'EndSessionPayload', endedSessionId: id } },
        fallback: messages.endFailed,
      });
      // The session has ended already: do not restore it.
      if (error === 'NotFoundError') commitLocalUpdate(environment, (store) => store.delete(id));
      return refusal;
    },
    [commit, environment],
  );
}

/** Ends all other sessions. Resolves their number, otherwise what to show. */
function useEndOtherSessions(): [end: () => Promise<{ endedCount: number } | Refusal>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<SessionListEndOthersMutation>(graphql`
    mutation SessionListEndOthersMutation @raw_response_type {
      endOtherSessions {
        endedCount
        user {
          ...SessionList_user
        }
      }
    }
  `);

  const end = useCallback(
    () =>
      new Promise<{ endedCount: number } | Refusal>((resolve) => {
        commit({
          variables: {},
          onCompleted: ({ endOtherSessions: { endedCount } }) => resolve({ endedCount }),
          onError: (problem) => resolve(problemFailure(problem, messages.endOthersFailed)),
        });
      }),
    [commit],
  );
  return [end, isLoading];
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
  // A deleted session is null in the list until the next refetch.
  const present = (sessions as readonly ((typeof sessions)[number] | null)[]).filter((one) => one !== null);

  const end = async (id: string): Promise<void> => {
    setFailure(null);
    // The focused row disappears.
    list.current?.focus();
    setFailure(await endSession(id));
  };

  const endAll = async (): Promise<void> => {
    setFailure(null);
    const { endOthersTitle: title, endOthersText: text, endOthers: confirmText } = messages;
    if (!(await confirm({ title, text, confirmText }))) return;
    const outcome = await endOthers();
    if (!('endedCount' in outcome)) return setFailure(outcome);
    // The focused button disappears.
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
