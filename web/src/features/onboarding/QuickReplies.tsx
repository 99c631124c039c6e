import { styled } from 'styled-components';
import { messages } from './messages.ts';
import type { QuickReply } from './quickReplies.rules.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-left: 48px;
`;

const Reply = styled.button`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  padding: 6px 16px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-15);
  cursor: pointer;
  transition:
    background var(--ease),
    border-color var(--ease);
  &:hover {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
`;

const Swatch = styled.span<{ $colours: readonly [string, string] }>`
  width: 26px;
  height: 26px;
  margin-left: -6px;
  border: 1px solid color-mix(in srgb, var(--text) 25%, transparent);
  border-radius: 50%;
  background: ${({ $colours: [first, second] }) => `linear-gradient(120deg, ${first} 55%, ${second} 55%)`};
`;

interface Props {
  replies: readonly QuickReply[];
  onSay: (text: string) => void;
  /** Shows the lines of the menu that wait. */
  onCheck: () => void;
}

/** Answers to press instead of typing them. */
export function QuickReplies({ replies, onSay, onCheck }: Props) {
  if (replies.length === 0) return null;
  return (
    <Root aria-label={messages.quickReplies} role="list">
      {replies.map(({ text, label, colours, isCheck }) => (
        <li key={text}>
          <Reply type="button" onClick={isCheck ? onCheck : () => onSay(text)}>
            {colours && <Swatch $colours={colours} aria-hidden />}
            {label ?? text}
          </Reply>
        </li>
      ))}
    </Root>
  );
}
