import { styled } from 'styled-components';
import { Drawer } from '../../ui/Drawer.tsx';
import { messages } from './messages.ts';
import { NavLink } from './NavLink.tsx';
import { publicLinks } from './navigation.ts';
import { SessionLinks } from './SessionLinks.tsx';

const Links = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 2px;
  margin-left: -14px;
  > * {
    min-height: 52px;
    font-size: var(--size-17);
  }
`;

/** The header's links on small screens; following one closes the drawer. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.menu}>
      <Links aria-label="Main">
        {publicLinks.map(({ label, ...link }) => (
          <NavLink key={link.to} {...link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
        <SessionLinks place="drawer" onFollow={onClose} />
      </Links>
    </Drawer>
  );
}
