import { Check, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChatBubble, TypingIndicator } from './ChatBubble.tsx';
import { isBuildAnnounced, isReconnecting } from './conversation.rules.ts';
import type { BuildStep, TurnFailure, Turn } from './conversationState.ts';
import { VisitorMessage } from './MessageList.tsx';
import { messages } from './messages.ts';
import { textToHtml } from './visitorText.rules.ts';

const STEPS: readonly BuildStep[] = ['SITE', 'MENU', 'COLOURS', 'PUBLISH'];

const tick = keyframes`from { opacity: 0; transform: scale(0.4); }`;

const BuildProgressRoot = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-left: 48px;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--size-15);
  h2 {
    font-size: var(--size-15);
    font-weight: 650;
  }
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled.li<{ $done: boolean; $index: number }>`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: ${({ $done }) => ($done ? 'inherit' : 'var(--text-soft)')};
  > span {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${({ $done }) => ($done ? 'var(--success-soft)' : 'var(--surface-2)')};
    color: ${({ $done }) => ($done ? 'var(--on-success-soft)' : 'var(--text-soft)')};
    font-size: 12px;
    animation: ${tick} 200ms ease-out backwards;
    /* Parts that arrive together are ticked one after the other. */
    animation-delay: ${({ $index }) => $index * 140}ms;
  }
`;

/** The parts of the preview; finished ones are ticked off. */
function BuildProgress({ built }: { built: readonly BuildStep[] }) {
  return (
    <BuildProgressRoot>
      <h2>{messages.building}</h2>
      <List role="list">
        {STEPS.map((step, index) => {
          const isDone = built.includes(step);
          return (
            <Item key={step} $done={isDone} $index={index}>
              <span>{isDone ? <Icon icon={Check} size={16} /> : <Spinner />}</span>
              {messages.buildSteps[step]}
            </Item>
          );
        })}
      </List>
    </BuildProgressRoot>
  );
}

const blink = keyframes`50% { opacity: 0; }`;

/** Text that is being written, with a caret after it. */
const StreamingText = styled(SafeHtml)`
  &::after {
    content: '';
    display: inline-block;
    width: 2px;
    height: 1.1em;
    margin-left: 3px;
    vertical-align: -0.2em;
    background: var(--primary);
    animation: ${blink} 1s steps(2, jump-none) infinite;
  }
`;

/** Whether the browser has a network. It may be online without reaching the server. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

interface FailedAnswerProps {
  failure: TurnFailure;
  /** Null hides Retry. */
  onRetry: (() => void) | null;
}

/** A failed answer (spec §8): its message and Retry. */
export function FailedAnswer({ failure, onRetry }: FailedAnswerProps) {
  return (
    <div role="alert">
      <ChatBubble look="failed" isWorkflowError={failure.isWorkflowError} isArriving>
        <Stack $gap={2} $align="start">
          <span>{failure.message}</span>
          {failure.detail && failure.detail !== failure.message && (
            <Text as="small" $size={13}>
              {failure.detail}
            </Text>
          )}
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <Icon icon={RotateCw} size={18} />
              {messages.retry}
            </Button>
          )}
        </Stack>
      </ChatBubble>
    </div>
  );
}

interface Props {
  turn: Turn;
  /** The plan of the conversation. */
  plan: string | null;
  onRetry: () => void;
}

/** The visitor's last message and its answer so far. */
export function CurrentTurn({ turn, plan, onRetry }: Props) {
  const { text, fileName, failure, answerHtml, built } = turn;
  const isOnline = useOnline();
  const note = !isOnline ? messages.offline : isReconnecting(turn) ? messages.reconnecting : null;
  return (
    <>
      <VisitorMessage html={textToHtml(text)} fileName={fileName} plan={plan} isArriving />
      {failure ? (
        <FailedAnswer failure={failure} onRetry={onRetry} />
      ) : (
        <>
          {answerHtml === '' ? (
            <TypingIndicator note={note} />
          ) : (
            <ChatBubble look="agent">
              <StreamingText html={answerHtml} />
            </ChatBubble>
          )}
          {built.length > 0 && <BuildProgress built={built} />}
          {isBuildAnnounced(turn) && <Alert>{messages.buildNotice}</Alert>}
        </>
      )}
    </>
  );
}
