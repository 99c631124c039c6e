import { keyframes, styled } from 'styled-components';
import { ChatBubble } from './ChatBubble.tsx';

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

/** The assistant is about to speak. `note`: why it takes longer, else null. The live region of the chat says it in words. */
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
