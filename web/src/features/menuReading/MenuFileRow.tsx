import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';

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
    flex: none;
    color: var(--text-soft);
  }
  > button {
    margin-left: auto;
  }
`;

interface RowProps {
  name: string;
  icon: ReactNode;
  /** After the name. */
  detail?: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A file that is being read, or that was read. */
export function MenuFileRow({ name, icon, detail, removeLabel, onRemove }: RowProps) {
  return (
    <Root>
      {icon}
      <strong>{name}</strong>
      {detail && <span>{detail}</span>}
      <IconButton icon={X} label={removeLabel} onClick={onRemove} />
    </Root>
  );
}
