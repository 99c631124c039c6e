import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AgentAvatar } from './AgentAvatar.tsx';
import { messages } from './messages.ts';

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
  /** Who says it; `failed` is the assistant when something went wrong on the way. */
  look: 'agent' | 'user' | 'failed';
  /** The assistant itself failed: its other robot (spec §2, wf_error). */
  isWorkflowError?: boolean;
  /** It was not there a moment ago. */
  isArriving?: boolean;
  children: ReactNode;
}

/** One thing that is said: the assistant at the left on the surface, the visitor at the right on the brand colour. */
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
