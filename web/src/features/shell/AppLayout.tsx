import { useMatches } from '@tanstack/react-router';
import { Component, type ReactNode, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useLate } from '../../lib/lateCode.ts';
import { useSession } from '../../lib/session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { messages } from './messages.ts';
import { useNavigationEffects } from './navigationEffects.ts';

/** What comes beside the page and may fail without a trace: the page is more important. */
class Quiet extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

// Visitors have no use for it.
const loadBanner = () => import('../accounts/UnverifiedBanner.tsx');

/** What owners should know on the dashboard and on the account page; elsewhere it would stand above their work. It comes when it is there, and fails without a trace: the page is more important. */
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

/** How wide a page's content is; what stands in ui/tokens.css for it holds for header, footer and content alike. */
export type PageColumn = 'public' | 'portal' | 'window';

interface Props {
  column: PageColumn;
  /** False leaves the whole height to the screen. */
  footer: boolean;
  /** What has to be asked on any page; comes first for keyboard and screen reader. */
  notice?: ReactNode;
  /** What floats over the page's corner. */
  corner?: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function AppLayout({ column, footer, notice, corner, children }: Props) {
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
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <OwnerNotices />
        {children}
      </Main>
      {footer && <Footer />}
      <Quiet>{corner}</Quiet>
    </Root>
  );
}
