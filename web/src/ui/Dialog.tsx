import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { Scrim } from './Scrim.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.985); }`;

const CentredScrim = styled(Scrim)`
  display: grid;
  place-items: center;
  padding: var(--space-4);
  overflow-y: auto;
`;

const Sheet = styled(Modal)<{ $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  &[data-entering] {
    animation: ${rise} 180ms ease-out;
  }
`;

const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-6);
  outline: none;
`;

const Title = styled(AriaHeading)`
  font-size: var(--size-20);
  font-weight: 650;
  line-height: 1.3;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, a press outside, or your own buttons. */
  onClose: () => void;
  title: string;
  /** Escape and presses outside do not close it. */
  persistent?: boolean;
  /** Use `alertdialog` for questions and warnings. */
  role?: 'dialog' | 'alertdialog';
  /** Largest width in px. */
  width?: number;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: traps the focus and restores it on closing. */
export function Dialog({
  isOpen,
  onClose,
  title,
  persistent = false,
  role = 'dialog',
  width = 480,
  actions,
  children,
}: DialogProps) {
  return (
    <CentredScrim
      isOpen={isOpen}
      isDismissable={!persistent}
      isKeyboardDismissDisabled={persistent}
      onOpenChange={(open) => !open && onClose()}
    >
      <Sheet $width={width}>
        <Body role={role}>
          <Title slot="title">{title}</Title>
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Body>
      </Sheet>
    </CentredScrim>
  );
}
