import { useRef, useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MenuHistory_restaurant$key } from '../../__generated__/MenuHistory_restaurant.graphql.ts';
import type { MenuHistoryMutation } from '../../__generated__/MenuHistoryMutation.graphql.ts';
import type { MenuHistoryQuery } from '../../__generated__/MenuHistoryQuery.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useReturnedFocus } from '../../lib/focus.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { messages } from './messages.ts';
import { useUndoImport } from './useUndoImport.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  list-style: none;
`;

const Version = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 60px;
  padding: var(--space-2) var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const When = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  > :first-child::first-letter {
    text-transform: uppercase;
  }
`;

const Undo = styled(Stack)`
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--info-soft);
  color: var(--on-info-soft);
`;

/** `at 14:05` reads well after a verb only. */
const timeOf = (time: string): string => formatMoment(time).replace(/^at /, 'today at ');

/** Versions of a page of the list; one more tells whether there are older ones. */
const PAGE = 10;

interface Props {
  restaurant: MenuHistory_restaurant$key;
  /** Whether it offers the undo of the last import: not while the screen offers it above. */
  hasUndo: boolean;
}

/** The kept versions of the menu, which can be restored, and the undo of the last import. */
export function MenuHistory({ restaurant, hasUndo }: Props) {
  const [data, refetch] = useRefetchableFragment<MenuHistoryQuery, MenuHistory_restaurant$key>(
    graphql`
      fragment MenuHistory_restaurant on Restaurant
      @refetchable(queryName: "MenuHistoryQuery")
      @argumentDefinitions(before: { type: "Int" }) {
        id
        siteVersion
        importUndo {
          importedAt
          until
          changesSince {
            kind
            subject
            sectionName
            name
            details
          }
        }
        newest: menuVersions(first: 1) {
          version
        }
        menuVersions(first: 11, before: $before) {
          id
          version
          createdAt
          cause
          productCount
        }
      }
    `,
    restaurant,
  );
  const [sendRestore, isRestoring] = useMutationOutcome<MenuHistoryMutation>(graphql`
    mutation MenuHistoryMutation($input: RestoreMenuVersionInput!) {
      restoreMenuVersion(input: $input) {
        ... on RestoreMenuVersionPayload @alias(as: "payload") {
          restaurant {
            ...MenuHistory_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [sendUndo, isUndoing] = useUndoImport(data.id);
  const [isTurning, startTurn] = useTransition();
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasUndone, setWasUndone] = useState(false);
  useReturnedFocus(heading, wasUndone);

  const tell = (refusal: Refusal | null, done: string): void => {
    setFailure(refusal);
    if (refusal) return;
    show({ message: done, color: 'success' });
    turnTo(null);
  };
  const turnTo = (before: number | null): void =>
    startTurn(() => void refetch({ before }, { fetchPolicy: 'store-and-network' }));
  const undo = async (): Promise<void> => {
    const refusal = await sendUndo(data.importUndo?.changesSince ?? []);
    if (refusal === false) return;
    tell(refusal, messages.undone);
    // Its button is gone.
    setWasUndone(refusal === null);
  };
  const restore = async (version: (typeof data.menuVersions)[number]): Promise<void> => {
    const isSure = await confirm({
      title: messages.restoreTitle,
      text: messages.restoreText(timeOf(version.createdAt), messages.products(version.productCount)),
      confirmText: messages.restore,
    });
    if (!isSure) return;
    const { refusal } = await sendRestore({
      variables: { input: { restaurantId: data.id, version: version.version } },
      updater: (store) => store.get(data.id)?.invalidateRecord(),
      fallback: messages.restoreFailed,
    });
    tell(refusal, messages.restored);
  };

  const shown = data.menuVersions.slice(0, PAGE);
  const newest = data.newest[0]?.version;
  const isFirstPage = shown[0]?.version === newest;
  const last = shown.at(-1);
  return (
    <EditorSection title={messages.historyTitle} intro={messages.historyIntro} heading={heading}>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {hasUndo && data.importUndo && (
        <Undo $row $between $gap={3}>
          <Text $size={15}>
            {messages.undoText(timeOf(data.importUndo.importedAt), timeOf(data.importUndo.until))}
          </Text>
          <Button variant="secondary" aria-haspopup="dialog" loading={isUndoing} onClick={() => void undo()}>
            {messages.undo}
          </Button>
        </Undo>
      )}
      {shown.length === 0 ? (
        <Text $size={15} $soft>
          {messages.historyEmpty}
        </Text>
      ) : (
        <List aria-busy={isTurning}>
          {shown.map((version) => (
            <Version key={version.id}>
              <When>
                <Text $size={15} $tabular>
                  {timeOf(version.createdAt)}
                </Text>
                <Text $size={13} $soft $tabular>
                  {messages.causes[version.cause as keyof typeof messages.causes]},{' '}
                  {messages.products(version.productCount)}
                </Text>
              </When>
              {version.version === newest ? (
                <Chip tone="success">{messages.current}</Chip>
              ) : (
                <Button
                  variant="secondary"
                  aria-haspopup="dialog"
                  aria-label={messages.restoreOf(timeOf(version.createdAt))}
                  disabled={isRestoring}
                  onClick={() => void restore(version)}
                >
                  {messages.restore}
                </Button>
              )}
            </Version>
          ))}
        </List>
      )}
      {(!isFirstPage || data.menuVersions.length > PAGE) && (
        <Stack $row $gap={3}>
          {!isFirstPage && (
            <Button variant="secondary" disabled={isTurning} onClick={() => turnTo(null)}>
              {messages.newest}
            </Button>
          )}
          {last && data.menuVersions.length > PAGE && (
            <Button variant="secondary" loading={isTurning} onClick={() => turnTo(last.version)}>
              {messages.older}
            </Button>
          )}
        </Stack>
      )}
    </EditorSection>
  );
}
