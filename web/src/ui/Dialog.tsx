import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';

const appear = keyframes`from { opacity: 0; }`;

/** The dark overlay behind dialogs and drawers. */
const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
  &[data-entering] {
    animation: ${appear} 160ms ease-out;
  }
  &[data-exiting] {
    animation: ${appear} 140ms ease-in reverse;
  }
`;

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

interface DrawerProps {
  isOpen: boolean;
  /** Called for Escape, a press outside, or your own buttons. */
  onClose: () => void;
  title: string;
  /** Largest width in px. */
  width?: number;
  children: ReactNode;
}

interface DialogProps extends DrawerProps {
  /** Escape and presses outside do not close it. */
  persistent?: boolean;
  /** Use `alertdialog` for questions and warnings. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
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

const PanelBody = styled(AriaDialog)`
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
  > h2 {
    font-size: var(--size-17);
  }
`;

/** A modal panel on the right side. */
export function Drawer({ isOpen, onClose, title, width = 340, children }: DrawerProps) {
  return (
    <Scrim isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel $width={width}>
        <PanelBody>
          <Top>
            <Title slot="title">{title}</Title>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </Top>
          {children}
        </PanelBody>
      </Panel>
    </Scrim>
  );
}
