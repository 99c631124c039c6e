import { FileText, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding: 0 0 0 var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-2);
  font-size: var(--size-15);
  > strong {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    flex: 1 0 auto;
    color: var(--text-soft);
  }
`;

/** A menu file that goes with the next message. */
export function MenuAttachment({
  name,
  text,
  onRemove,
}: {
  name: string;
  text: string;
  onRemove: () => void;
}) {
  return (
    <Root>
      <Icon icon={FileText} />
      <strong>{name}</strong>
      <span>{messages.lines(text.trim().split('\n').length)}</span>
      <IconButton icon={X} label={messages.removeFile(name)} onClick={onRemove} />
    </Root>
  );
}
