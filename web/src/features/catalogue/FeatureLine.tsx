import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

/* 24 px to look at, 40 to touch. */
const More = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--text-soft);
  cursor: pointer;
  vertical-align: middle;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: var(--primary);
  }
`;

const Explanation = styled.p`
  margin: var(--space-1) 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--size-13);
`;

interface Props {
  isEmphasis: boolean;
  text: string;
  tooltip: string | null | undefined;
}

/** One line of a feature list. Its tooltip comes by pointing at the sign, and by pressing it, which works by touch and keyboard. */
export function FeatureLine({ isEmphasis, text, tooltip }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      {isEmphasis ? <strong>{text}</strong> : text}{' '}
      {tooltip && (
        <More
          type="button"
          title={tooltip}
          aria-label={messages.more(text)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon icon={Info} size={16} />
        </More>
      )}
      {tooltip && isOpen && <Explanation id={id}>{tooltip}</Explanation>}
    </li>
  );
}
