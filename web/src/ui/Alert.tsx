import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

/** The kind of a notice, named after the colour tokens. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

export const TONE_ICONS: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--on-${$tone}-soft)`};
  font-size: var(--size-15);
`;

const Message = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: var(--space-3);
  align-items: flex-start;
  min-width: 0;
  min-height: 24px;
  overflow-wrap: anywhere;
  > svg {
    margin-top: 1px;
  }
`;

interface Props {
  /** Default info. */
  tone?: Tone;
  title?: string;
  /** A button that helps, e.g. Retry. */
  action?: ReactNode;
  children: ReactNode;
}

/** A notice in the page. Screen readers announce errors and warnings at once, others politely. */
export function Alert({ tone = 'info', title, action, children }: Props) {
  return (
    <Root $tone={tone} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
      <Message>
        <Icon icon={TONE_ICONS[tone]} />
        <div>
          {title && <strong>{title} </strong>}
          {children}
        </div>
      </Message>
      {action}
    </Root>
  );
}
