import { styled } from 'styled-components';
import { Drawer } from '../../ui/Dialog.tsx';
import { messages } from './messages.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

const Links = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  padding-right: var(--space-2);
  > * {
    min-height: 64px;
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--size-25);
    letter-spacing: -0.01em;
    border-radius: 0;
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
`;

/** The header's links on small screens; following one closes the drawer. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.menu}>
      <Links aria-label="Main">
        <NavigationLinks place="drawer" onFollow={onClose} />
      </Links>
    </Drawer>
  );
}
