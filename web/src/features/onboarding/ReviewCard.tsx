import { useId, useRef, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import type { Refusal } from '../../relay/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text, VisuallyHidden } from '../../ui/Text.tsx';
import type { ConversationEvent, ConversationState, LineReview } from './conversationState.ts';
import { messages } from './messages.ts';
import { reviewedDraft } from './review.rules.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { useLineReviews } from './useLineReviews.ts';

/** Lines that are shown before the list is opened. */
const FIRST = 3;

/** Milliseconds in which a review can be undone. */
const UNDO_TIME = 10_000;

const Root = styled(Card)`
  container-type: inline-size;
  display: grid;
  gap: var(--space-5);
  padding: clamp(16px, 4vw, 28px);
  &[hidden] {
    display: none;
  }
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
  /** The last line is reviewed: something else gets the focus. */
  onEmpty: () => void;
}

/** The lines of pasted menus that could not be read: each becomes a dish or is left out. */
export function ReviewCard({ conversation, state, dispatch, isFolded, onEmpty }: Props) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(!isFolded);
  const [isWhole, setIsWhole] = useState(false);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Refusal | null>(null);
  const { review: send, undo } = useLineReviews(conversation, dispatch);
  const snackbar = useSnackbar();
  const confirm = useConfirm();
  const draft = reviewedDraft(state);
  const sections = draft.sections.map(({ name }) => name);
  const open = new Set(draft.unreadLines.map(({ id }) => id));
  const count = open.size;
  const shown = isWhole ? open : new Set([...open].slice(0, FIRST));
  // Lines that wait for the server stay: a refusal brings them back with what was typed.
  const lines = state.draft.unreadLines.filter(({ id }) => shown.has(id) || !open.has(id));

  const review = async (reviews: readonly LineReview[]): Promise<Refusal | null> => {
    const items = () => [...(list.current?.querySelectorAll<HTMLElement>('li:not([hidden])') ?? [])];
    const at = items().findIndex((item) => item.contains(document.activeElement));
    const [dish] = reviews.flatMap((each) => each.dish ?? []);
    const text = dish
      ? messages.dishAdded(dish.name)
      : reviews.length > 1
        ? messages.linesLeftOut
        : messages.lineLeftOut;
    let sent: Promise<Refusal | null> = Promise.resolve(null);
    flushSync(() => {
      sent = send(reviews);
      setFailure(null);
      setNews(text);
    });
    const left = items();
    if (left.length === 0) onEmpty();
    else left[Math.min(Math.max(at, 0), left.length - 1)]?.focus();
    const refusal = await sent;
    if (refusal) setNews('');
    else
      snackbar.show({
        message: text,
        timeout: UNDO_TIME,
        action: { label: messages.undoReview, onPress: () => void takeBack(reviews) },
      });
    return refusal;
  };

  const takeBack = async (reviews: readonly LineReview[]): Promise<void> => {
    setNews('');
    const refusal = await undo(reviews);
    if (refusal) snackbar.show({ message: refusal.message, color: 'error' });
  };

  const leaveAllOut = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.leaveAllTitle(count),
      text: messages.leaveAllText,
      confirmText: messages.leaveAllConfirm,
      cancelText: messages.leaveAllCancel,
      destructive: true,
    });
    if (isConfirmed) setFailure(await review([...open].map((id) => ({ id, dish: null }))));
  };

  return (
    <>
      <Root as="section" hidden={count === 0} aria-labelledby={titleId} data-read-from>
        <Head>
          <Stack $gap={2}>
            <Heading id={titleId} $size={20}>
              {messages.reviewTitle(count)}
            </Heading>
            <Text $size={15} $soft>
              {(isOpen ? messages.reviewIntro : messages.reviewLater)(count)}
            </Text>
          </Stack>
          {!isOpen && (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {messages.reviewOpen}
            </Button>
          )}
        </Head>
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        {isOpen && (
          <>
            <ul ref={list} role="list">
              {lines.map((line) => (
                <ReviewLine
                  key={line.id}
                  line={line}
                  sections={sections}
                  isSent={!open.has(line.id)}
                  onReview={review}
                />
              ))}
            </ul>
            {count > 1 && (
              <Stack $row $gap={4} $between>
                {count > shown.size ? (
                  <Button variant="secondary" onClick={() => setIsWhole(true)}>
                    {messages.showAllLines(count)}
                  </Button>
                ) : (
                  <span />
                )}
                <Button variant="quiet" onClick={() => void leaveAllOut()}>
                  {messages.leaveAllOut}
                </Button>
              </Stack>
            )}
          </>
        )}
      </Root>
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </>
  );
}
