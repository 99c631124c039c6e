import { Alert } from '../../ui/Alert.tsx';
import { BuildProgress } from './BuildProgress.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { isBuildAnnounced, isReconnecting } from './conversation.rules.ts';
import type { Turn } from './conversationState.ts';
import { FailedAnswer } from './FailedAnswer.tsx';
import { messages } from './messages.ts';
import { StreamingText } from './StreamingText.tsx';
import { textToHtml } from './textToHtml.ts';
import { TypingIndicator } from './TypingIndicator.tsx';
import { useOnline } from './useOnline.ts';
import { VisitorText } from './VisitorText.tsx';

interface Props {
  turn: Turn;
  onRetry: () => void;
}

/** What the visitor said last and what has come of it so far. */
export function CurrentTurn({ turn, onRetry }: Props) {
  const { text, fileName, failure, answerHtml, built } = turn;
  const isOnline = useOnline();
  const note = !isOnline ? messages.offline : isReconnecting(turn) ? messages.reconnecting : null;
  return (
    <>
      <ChatBubble look="user" isArriving>
        <VisitorText html={textToHtml(text)} fileName={fileName} />
      </ChatBubble>
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
