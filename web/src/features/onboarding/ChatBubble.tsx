import { Bot, BotOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled, css, keyframes } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const AgentAvatarRoot = styled.span<{ $failed: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${({ $failed }) => ($failed ? 'var(--error-soft)' : 'var(--secondary)')};
  color: ${({ $failed }) => ($failed ? 'var(--on-error-soft)' : 'var(--on-secondary)')};
`;

/** The assistant's robot; `failed` shows the one of wf_error (spec §2). */
export function AgentAvatar({ failed = false }: { failed?: boolean }) {
  return (
    <AgentAvatarRoot $failed={failed} aria-hidden>
      <Icon icon={failed ? BotOff : Bot} />
    </AgentAvatarRoot>
  );
}

const arrive = keyframes`from { opacity: 0; transform: translateY(6px); }`;

const Row = styled.div<{ $mine: boolean; $isArriving: boolean }>`
  display: flex;
  gap: var(--space-3);
  justify-content: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  ${({ $isArriving }) =>
    $isArriving &&
    css`
      animation: ${arrive} 160ms ease-out;
    `}
`;

const looks = {
  agent: css`
    border: 1px solid var(--line);
    border-top-left-radius: 4px;
    background: var(--surface);
  `,
  user: css`
    border-top-right-radius: 4px;
    background: var(--primary);
    color: var(--on-primary);
  `,
  failed: css`
    border-top-left-radius: 4px;
    background: var(--error-soft);
    color: var(--on-error-soft);
  `,
};

const Bubble = styled.div<{ $look: keyof typeof looks }>`
  min-width: 0;
  max-width: min(60ch, 100%);
  padding: 10px var(--space-4);
  border-radius: var(--radius-card);
  overflow-wrap: anywhere;
  ${({ $look }) => looks[$look]}
  ul,
  ol {
    padding-left: 1.25em;
    list-style: disc;
  }
`;

interface Props {
  /** Who says it; `failed`: the answer failed. */
  look: 'agent' | 'user' | 'failed';
  /** The assistant itself failed (spec §2, wf_error). */
  isWorkflowError?: boolean;
  /** It has just been added, and is animated. */
  isArriving?: boolean;
  children: ReactNode;
}

/** One message: the assistant's at the left, the visitor's at the right. */
export function ChatBubble({ look, isWorkflowError = false, isArriving = false, children }: Props) {
  const isMine = look === 'user';
  return (
    <Row $mine={isMine} $isArriving={isArriving}>
      {!isMine && <AgentAvatar failed={isWorkflowError} />}
      <Bubble $look={look}>
        <VisuallyHidden>{isMine ? messages.you : messages.assistant}: </VisuallyHidden>
        {children}
      </Bubble>
    </Row>
  );
}

const hop = keyframes`30% { transform: translateY(-5px); opacity: 1; }`;

const Dots = styled.span`
  display: flex;
  gap: 5px;
  align-items: center;
  height: 1.5em;
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--text-soft);
    opacity: 0.55;
    animation: ${hop} 1.2s ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-delay: 150ms;
  }
  i:nth-child(3) {
    animation-delay: 300ms;
  }
`;

const Note = styled.span`
  color: var(--text-soft);
  font-size: var(--size-15);
`;

/** Shows that the assistant is writing. `note`: why it takes longer, else null. The live region of the chat announces it. */
export function TypingIndicator({ note }: { note: string | null }) {
  return (
    <ChatBubble look="agent" isArriving>
      {note && <Note>{note}</Note>}
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
    </ChatBubble>
  );
}
