import { Link } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { cookieSettings } from '../../lib/consentBanner.ts';
import { scrollToTop } from '../../lib/scrollToTop.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Container } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { Logo } from './Logo.tsx';
import { messages } from './messages.ts';
import { footerLinks, serviceLinks } from './navigation.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Root = styled.footer`
  margin-top: auto;
  /* Space for the chat in the corner. */
  padding-block: var(--space-12) 112px;
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: 1fr 1fr;
  @media ${atLeast('small')} {
    grid-template-columns: 1fr 1fr auto;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: 2fr 1fr 1fr auto;
    gap: var(--space-10);
  }
`;

const Intro = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-3);
  align-content: start;
  max-width: 24em;
  @media ${atLeast('medium')} {
    grid-column: auto;
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-1);
  font-size: var(--size-15);
  font-weight: 650;
`;

const itemStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: calc(var(--touch) - 8px);
  color: var(--text-soft);
  font-size: var(--size-15);
  text-decoration: none;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
  &[aria-current='page'] {
    color: var(--text);
    font-weight: 600;
  }
`;

/** A link of the footer. */
export const FooterLink = styled(Link)`
  ${itemStyle}
`;

/** A button that looks as a link of the footer. */
export const FooterButton = styled.button`
  ${itemStyle}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Bottom = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  margin-top: var(--space-8);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;

/** Links, social media, Contact Us and Scroll to top (spec §2). */
export function Footer() {
  return (
    <Root>
      <Container>
        <Columns>
          <Intro>
            <Logo />
            <Text $size={15} $soft>
              {messages.footerLine}
            </Text>
            <SocialLinks />
          </Intro>
          <LinkColumn title={messages.pages} links={footerLinks}>
            <li>
              <FooterButton type="button" onClick={() => cookieSettings.set(true)}>
                {messages.cookieSettings}
              </FooterButton>
            </li>
          </LinkColumn>
          <LinkColumn title={messages.services} links={serviceLinks} />
          <div>
            <LinkButton to="/contact" variant="secondary">
              {messages.contactUs}
            </LinkButton>
          </div>
        </Columns>
        <Bottom>
          {/* A prerendered page may have an old year. */}
          <Text $size={13} $soft suppressHydrationWarning>
            {messages.copyright}
          </Text>
          <IconButton icon={ArrowUp} label={messages.scrollToTop} onClick={backToTop} />
        </Bottom>
      </Container>
    </Root>
  );
}

/** Also moves the focus to the top. */
function backToTop(): void {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}

interface ColumnProps {
  title: string;
  links: typeof footerLinks | typeof serviceLinks;
  children?: ReactNode;
}

function LinkColumn({ title, links, children }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul role="list">
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <FooterLink {...link}>{label}</FooterLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
