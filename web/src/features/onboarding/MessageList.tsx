import { styled } from 'styled-components';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatMessage } from './conversationState.ts';
import { messages as texts } from './messages.ts';
import { VisitorText } from './VisitorText.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;

const Remark = styled.p`
  margin-top: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-13);
  text-align: right;
`;

/** Everything that was said, oldest first. */
export function MessageList({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <List role="list">
      {messages.map(({ id, sender, html, fileName, isUnanswered }) => (
        <li key={id}>
          <ChatBubble look={sender === 'USER' ? 'user' : 'agent'}>
            {sender === 'USER' ? <VisitorText html={html} fileName={fileName} /> : <SafeHtml html={html} />}
          </ChatBubble>
          {isUnanswered && <Remark>{texts.notAnswered}</Remark>}
        </li>
      ))}
    </List>
  );
}
