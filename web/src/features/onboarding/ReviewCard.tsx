import { useId, useState, type Dispatch, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { LineTable } from '../menuReading/LineTable.tsx';
import type { ConversationEvent, ConversationState } from './conversationState.ts';
import { messages } from './messages.ts';
import { reviewedDraft } from './review.rules.ts';
import { useLineReviews } from './useLineReviews.ts';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: clamp(16px, 4vw, 28px);
  /* The words that announce it stay visible. */
  scroll-margin-top: var(--space-16);
  &[hidden] {
    display: none;
  }
`;

const Title = styled(Heading)`
  outline: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

interface Props {
  conversation: string;
  state: Pick<ConversationState, 'draft' | 'reviews'>;
  dispatch: Dispatch<ConversationEvent>;
  /** Only the title and a button at first: the claim form is below. */
  isFolded: boolean;
  /** Its title, to which the chat leads. */
  lines: RefObject<HTMLHeadingElement | null>;
  /** The last line is reviewed: something else gets the focus. */
  onEmpty: () => void;
}

/** The lines of pasted menus that could not be read: each becomes a dish or is left out. */
export function ReviewCard({ conversation, state, dispatch, isFolded, lines, onEmpty }: Props) {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(!isFolded);
  const { review, undo } = useLineReviews(conversation, dispatch);
  const draft = reviewedDraft(state);
  const open = new Set(draft.unreadLines.map(({ id }) => id));

  return (
    <Root as="section" hidden={open.size === 0} aria-labelledby={titleId} data-read-from>
      <Head>
        <Stack $gap={2}>
          <Title ref={lines} id={titleId} $size={20} tabIndex={-1}>
            {messages.reviewTitle(open.size)}
          </Title>
          <Text $size={15} $soft>
            {(isOpen ? messages.reviewIntro : messages.reviewLater)(open.size)}
          </Text>
        </Stack>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {messages.reviewOpen}
          </Button>
        )}
      </Head>
      {isOpen && (
        <LineTable
          lines={state.draft.unreadLines}
          open={open}
          sections={draft.sections.map(({ name }) => name)}
          onReview={review}
          onUndo={undo}
          onEmpty={onEmpty}
        />
      )}
    </Root>
  );
}
