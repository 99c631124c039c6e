import { Moon, Sun, Menu } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NOT_LOADED, useLate } from '../../lib/lateCode.ts';
import { getTheme, setTheme, useTheme } from '../../lib/theme.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Logo } from './Logo.tsx';
import { messages } from './messages.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

/** Toggles the theme (spec §1), which is stored; the default is the system's preference. */
function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? messages.toLight : messages.toDark}
      // A prerendered page has the light icon until it is hydrated, so the theme is read again.
      onClick={() => setTheme(getTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}

// Loaded when it is first opened.
const loadDrawer = () => import('./NavigationDrawer.tsx');

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: color-mix(in srgb, var(--bg) 92%, transparent);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--line);
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--header);
`;

const Links = styled.nav`
  display: none;
  margin-left: auto;
  gap: 2px;
  @media ${atLeast('medium')} {
    display: flex;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 2px;
  margin-left: auto;
  margin-right: -10px;
  color: var(--text);
  @media ${atLeast('medium')} {
    margin-left: 0;
  }
`;

const DrawerButton = styled.span`
  @media ${atLeast('medium')} {
    display: none;
  }
`;

/** Logo, links and theme toggle; on small screens a right-hand drawer has the links (spec §2). */
export function Header() {
  const [isOpen, setIsOpen] = useState(false);
  const { show } = useSnackbar();
  const late = useLate(loadDrawer, isOpen, () => {
    setIsOpen(false);
    show({ message: NOT_LOADED, color: 'error' });
  });
  return (
    <Root>
      <Row>
        <Logo />
        <Links aria-label="Main">
          <NavigationLinks place="header" />
        </Links>
        <Tools>
          <ThemeToggle />
          <DrawerButton>
            <IconButton
              icon={Menu}
              label={messages.openMenu}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(true)}
            />
          </DrawerButton>
        </Tools>
      </Row>
      {late && <late.NavigationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Root>
  );
}
