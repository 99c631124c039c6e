import { FileText } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatMessage } from './conversationState.ts';
import { messages, messages as texts } from './messages.ts';
import { foldText } from './visitorText.rules.ts';

const File = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  font-weight: 600;
  span {
    font-weight: 400;
    opacity: 0.85;
  }
`;

const Lines = styled(SafeHtml)`
  margin-top: var(--space-1);
  padding-left: var(--space-3);
  border-left: 2px solid color-mix(in srgb, currentColor 40%, transparent);
  font-size: var(--size-15);
`;

const Toggle = styled.button`
  min-height: var(--touch);
  margin-bottom: -10px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--size-15);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
  }
`;

/** The visitor's text; a menu is folded like an attachment. `fileName` is missing for typed or pasted text. */
export function VisitorText({ html, fileName }: { html: string; fileName?: string | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const folded = foldText(html, Boolean(fileName));
  if (!folded) return <SafeHtml html={html} />;
  return (
    <>
      <File>
        <Icon icon={FileText} />
        {fileName ?? messages.pastedText}
        <span>{messages.lines(folded.lines)}</span>
      </File>
      <Lines html={isOpen ? html : folded.startHtml} />
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? messages.showLess : messages.showAll}
      </Toggle>
    </>
  );
}

const Remark = styled.p`
  margin-top: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-13);
  text-align: right;
`;

/** The messages, oldest first. */
export function MessageList({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <Stack as="ol" role="list">
      {messages.map(({ id, sender, html, fileName, isUnanswered }) => (
        <li key={id}>
          <ChatBubble look={sender === 'USER' ? 'user' : 'agent'}>
            {sender === 'USER' ? <VisitorText html={html} fileName={fileName} /> : <SafeHtml html={html} />}
          </ChatBubble>
          {isUnanswered && <Remark>{texts.notAnswered}</Remark>}
        </li>
      ))}
    </Stack>
  );
}
