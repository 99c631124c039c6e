import { CatchBoundary, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useLate } from '../../lib/lateCode.ts';
import { useSession } from '../../lib/session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { messages } from './messages.ts';
import { useNavigationEffects } from './navigationEffects.ts';
import { OwnerFooter } from './OwnerFooter.tsx';
import { useIsKitchen } from './useIsKitchen.ts';

/** Hides a part beside the page when it fails: the page is more important. */
function Quiet({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  );
}

// Only owners need the code of these.
const loadNavigation = () => import('./OwnerNavigation.tsx');
const loadBanner = () => import('../accounts/UnverifiedBanner.tsx');

/** Notices for owners, on the dashboard and the account page only. Loaded late and without a failure message. */
function OwnerNotices() {
  const isPlace = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_authed/dashboard' || routeId === '/_authed/account'),
  });
  const { token } = useSession();
  const isOwner = isPlace && token !== null;
  const late = useLate(loadBanner, isOwner);
  if (!isOwner || !late) return null;
  return (
    <Quiet key={token}>
      <Suspense>
        <late.UnverifiedBanner />
      </Suspense>
    </Quiet>
  );
}

const OwnerBar = styled.nav`
  --owner-row: 48px;
  min-height: calc(var(--owner-row) + 1px);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

/** The owner's navigation. Its place is kept while it loads; without its data the page has the header only. */
function OwnerLinks() {
  const { token } = useSession();
  const isKitchen = useIsKitchen();
  // The console of operators has its own.
  const isConsole = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_authed/operator'),
  });
  const isShown = token !== null && !isKitchen && !isConsole;
  const late = useLate(loadNavigation, isShown);
  if (!isShown) return null;
  return (
    <OwnerBar key={token} aria-label={messages.ownerLinks}>
      <Quiet>{late && <late.OwnerNavigation />}</Quiet>
    </OwnerBar>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  outline: none;
`;

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 40;
  padding: 12px 18px;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The width of a page's column for header, content and footer (ui/tokens.css). */
export type PageColumn = 'public' | 'portal' | 'window';

interface Props {
  column: PageColumn;
  /** False: the screen has its own way back. */
  header: boolean;
  /** False: the screen uses the whole height. */
  footer: boolean;
  /** The consent banner; first in the tab order. */
  notice?: ReactNode;
  /** The chat in the corner. */
  corner?: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function AppLayout({ column, header, footer, notice, corner, children }: Props) {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  return (
    <Root data-column={column}>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skip}
      </SkipLink>
      <Quiet>{notice}</Quiet>
      {header && <Header />}
      {header && column === 'portal' && <OwnerLinks />}
      <Main id="main" ref={main} tabIndex={-1}>
        <OwnerNotices />
        {children}
      </Main>
      {footer && (column === 'portal' ? <OwnerFooter /> : <Footer />)}
      <Quiet>{corner}</Quiet>
    </Root>
  );
}
