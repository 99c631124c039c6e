import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Scrim } from './Scrim.ts';

const slide = keyframes`from { transform: translateX(100%); }`;

const Panel = styled(Modal)<{ $width: number }>`
  position: fixed;
  inset-block: 0;
  right: 0;
  width: min(${({ $width }) => $width}px, calc(100vw - 48px));
  overflow-y: auto;
  background: var(--surface);
  box-shadow: var(--shadow);
  &[data-entering] {
    animation: ${slide} 200ms ease-out;
  }
  &[data-exiting] {
    animation: ${slide} 160ms ease-in reverse;
  }
`;

const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: var(--space-3) var(--space-4) var(--space-6) var(--space-6);
  outline: none;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
`;

const Title = styled(AriaHeading)`
  font-size: var(--size-17);
  font-weight: 650;
`;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Largest width in px. */
  width?: number;
  children: ReactNode;
}

/** A modal panel on the right side. */
export function Drawer({ isOpen, onClose, title, width = 340, children }: Props) {
  return (
    <Scrim isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel $width={width}>
        <Body>
          <Top>
            <Title slot="title">{title}</Title>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </Top>
          {children}
        </Body>
      </Panel>
    </Scrim>
  );
}
