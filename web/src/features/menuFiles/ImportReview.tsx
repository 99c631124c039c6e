import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ImportReviewMutation } from '../../__generated__/ImportReviewMutation.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { focusNew } from '../../lib/focus.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { messages } from './messages.ts';
import { ReviewTable, type ReviewRow } from './ReviewTable.tsx';

/** A text to import; with `isWholeMenu`, what it does not have is removed. */
export interface ImportedText {
  readonly text: string;
  readonly isWholeMenu: boolean;
}

/** What an import would change. */
export interface Review {
  readonly siteVersion: number;
  readonly additions: number;
  readonly changes: number;
  readonly removals: number;
  readonly rows: readonly ReviewRow[];
  readonly problems: readonly {
    readonly line: number;
    readonly message: string;
    readonly isBlocking: boolean;
  }[];
}

const Problems = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
  strong {
    margin-right: var(--space-1);
    font-variant-numeric: tabular-nums;
  }
`;

const Dock = styled(Stack)`
  position: sticky;
  bottom: var(--space-3);
  z-index: 5;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

function ProblemList({ problems }: Pick<Review, 'problems'>) {
  return (
    <Problems>
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          <strong>{messages.line(line)}:</strong>
          {message}
        </li>
      ))}
    </Problems>
  );
}

/** Names that a question can show. */
const MOST_NAMES = 5;

interface Props {
  restaurantId: string;
  /** The text of the file, and whether it is the whole menu. */
  imported: ImportedText;
  review: Review;
  /** Back to the text of the file. */
  onChange: () => void;
  onPublished: () => void;
}

/** The changes of a file before they are published; asks before it removes products. */
export function ImportReview({ restaurantId, imported, review, onChange, onPublished }: Props) {
  const [commit, isPublishing] = useMutationOutcome<ImportReviewMutation>(graphql`
    mutation ImportReviewMutation($input: ImportMenuInput!) {
      importMenu(input: $input) {
        ... on ImportMenuPayload @alias(as: "payload") {
          restaurant {
            ...MenuHistory_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const confirm = useConfirm();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const blocking = review.problems.filter(({ isBlocking }) => isBlocking);
  const hints = review.problems.filter(({ isBlocking }) => !isBlocking);
  const removed = review.rows.filter(({ kind, subject }) => kind === 'REMOVED' && subject === 'PRODUCT');
  const isSame = review.rows.length === 0;

  const publish = async (): Promise<void> => {
    const names = removed.slice(0, MOST_NAMES).map(({ name }) => name);
    const isSure =
      removed.length === 0 ||
      (await confirm({
        title: messages.removeTitle,
        text: messages.removeText(names, removed.length - names.length),
        confirmText: messages.removeConfirm,
        destructive: true,
      }));
    if (!isSure) return;
    setFailure(null);
    const { refusal } = await commit({
      variables: { input: { restaurantId, ...imported, siteVersion: review.siteVersion } },
      // The products of the list are others now.
      updater: (store) => store.get(restaurantId)?.invalidateRecord(),
      fallback: messages.importFailed,
    });
    if (refusal) setFailure(refusal);
    else onPublished();
  };

  return (
    <EditorSection title={messages.reviewTitle} intro={messages.reviewIntro} heading={focusNew}>
      {blocking.length > 0 && (
        <Alert tone="error" title={messages.problems(blocking.length)}>
          <ProblemList problems={blocking} />
        </Alert>
      )}
      {hints.length > 0 && (
        <Alert title={messages.hints(hints.length)}>
          <ProblemList problems={hints} />
        </Alert>
      )}
      {isSame && blocking.length === 0 && <Alert>{messages.same}</Alert>}
      {!isSame && <ReviewTable rows={review.rows} />}
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      <Dock $row $between $gap={[2, 4]}>
        <Text $size={15} $tabular>
          {blocking.length > 0
            ? messages.publishBlocked
            : messages.counts(review.additions, review.changes, review.removals)}
        </Text>
        <Stack $row $gap={2}>
          <Button variant="secondary" disabled={isPublishing} onClick={onChange}>
            {messages.change}
          </Button>
          <Button
            disabled={isSame || blocking.length > 0}
            loading={isPublishing}
            onClick={() => void publish()}
          >
            {messages.publish}
          </Button>
        </Stack>
      </Dock>
    </EditorSection>
  );
}
