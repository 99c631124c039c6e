import { FileText } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatMessage } from './conversationState.ts';
import { messages, messages as texts } from './messages.ts';
import { foldText, textToHtml } from './visitorText.rules.ts';

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
function VisitorText({ html, fileName }: { html: string; fileName?: string | null | undefined }) {
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

const PlanLine = styled.p`
  color: var(--text-soft);
  font-size: var(--size-15);
  text-align: center;
  text-wrap: balance;
`;

interface VisitorMessageProps extends ComponentProps<typeof VisitorText> {
  /** The plan of the conversation; null until it is known. */
  plan: string | null;
  isArriving?: boolean;
}

/** A message of the visitor. The first one (spec §4) is a quiet line, because the visitor did not write it. */
export function VisitorMessage({ plan, isArriving = false, ...text }: VisitorMessageProps) {
  if (plan !== null && text.html === textToHtml(messages.firstMessage(plan)))
    return <PlanLine>{messages.startingWith(plan)}</PlanLine>;
  return (
    <ChatBubble look="user" isArriving={isArriving}>
      <VisitorText {...text} />
    </ChatBubble>
  );
}

const Remark = styled.p`
  margin-top: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-13);
  text-align: right;
`;

interface Props {
  messages: readonly ChatMessage[];
  /** The plan of the conversation; null until it is known. */
  plan: string | null;
}

/** The messages, oldest first. */
export function MessageList({ messages, plan }: Props) {
  return (
    <Stack as="ol" role="list">
      {messages.map(({ id, sender, html, fileName, isUnanswered }) => (
        <li key={id}>
          {sender === 'USER' ? (
            <VisitorMessage html={html} fileName={fileName} plan={plan} />
          ) : (
            <ChatBubble look="agent">
              <SafeHtml html={html} />
            </ChatBubble>
          )}
          {isUnanswered && <Remark>{texts.notAnswered}</Remark>}
        </li>
      ))}
    </Stack>
  );
}
