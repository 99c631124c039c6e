import { useId, useRef, useState } from 'react';
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
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { LineTable } from '../menuReading/LineTable.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { messages } from './messages.ts';
import { ReviewTable } from './ReviewTable.tsx';
import type { Review, Reviewed, useReview } from './useReview.ts';

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
  reviewed: Reviewed;
  /** Sends what the owner makes of the lines. */
  lines: Pick<ReturnType<typeof useReview>, 'waiting' | 'answer' | 'takeBack'>;
  /** Back to the text of the file. */
  onChange: () => void;
  onPublished: () => void;
}

/** The changes of a file before they are published; asks before it removes products. */
export function ImportReview({ restaurantId, reviewed, lines, onChange, onPublished }: Props) {
  const { imported, review, answers } = reviewed;
  const dock = useRef<HTMLParagraphElement>(null);
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
  const linesId = useId();
  const confirm = useConfirm();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const blocking = review.problems.filter(({ isBlocking }) => isBlocking);
  const hints = review.problems.filter(({ isBlocking }) => !isBlocking);
  const removed = review.rows.filter(({ kind, subject }) => kind === 'REMOVED' && subject === 'PRODUCT');
  const sent = new Set(lines.waiting.map(({ id }) => id));
  const open = new Set(reviewed.lines.map(({ id }) => id).filter((id) => !sent.has(id)));
  const isSame = review.rows.length === 0;
  const isBlocked = blocking.length > 0 || reviewed.lines.length > 0;

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
      variables: { input: { restaurantId, ...imported, lines: answers, siteVersion: review.siteVersion } },
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
      {reviewed.lines.length > 0 && (
        <Stack $gap={3} as="section" aria-labelledby={linesId}>
          <Stack $gap={1}>
            <Heading id={linesId} as="h3" $size={20}>
              {messages.linesTitle(open.size)}
            </Heading>
            <Text $size={15} $soft>
              {messages.linesIntro}
            </Text>
          </Stack>
          <LineTable
            lines={reviewed.lines}
            open={open}
            sections={review.sections}
            onReview={lines.answer}
            onUndo={lines.takeBack}
            onEmpty={() => dock.current?.focus()}
          />
        </Stack>
      )}
      {isSame && !isBlocked && <Alert>{messages.same}</Alert>}
      {!isSame && <ReviewTable rows={review.rows} />}
      {review.others.length > 0 && (
        <Disclosure title={messages.others(review.others.length)}>
          <Problems>
            {[...new Set(review.others)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Problems>
        </Disclosure>
      )}
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      <Dock $row $between $gap={[2, 4]}>
        <Text ref={dock} tabIndex={-1} $size={15} $tabular>
          {blocking.length > 0
            ? messages.publishBlocked
            : reviewed.lines.length > 0
              ? messages.publishWaits(open.size)
              : messages.counts(review.additions, review.changes, review.removals)}
        </Text>
        <Stack $row $gap={2}>
          <Button variant="secondary" disabled={isPublishing} onClick={onChange}>
            {messages.change}
          </Button>
          <Button disabled={isSame || isBlocked} loading={isPublishing} onClick={() => void publish()}>
            {messages.publish}
          </Button>
        </Stack>
      </Dock>
    </EditorSection>
  );
}
