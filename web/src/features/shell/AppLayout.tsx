import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Consent } from '../consent/Consent.tsx';
import { ChatWidget } from '../onboarding/widget/ChatWidget.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { messages } from './messages.ts';
import { OwnerNotices } from './OwnerNotices.tsx';
import { Quiet } from './Quiet.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';

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

/** The frame around every page. `footer` false leaves the whole height to the screen. */
export function AppLayout({ footer, children }: { footer: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  return (
    <Root>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skip}
      </SkipLink>
      <Quiet>
        <Consent />
      </Quiet>
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <OwnerNotices />
        {children}
      </Main>
      {footer && <Footer />}
      <Quiet>
        <ChatWidget />
      </Quiet>
    </Root>
  );
}
