import { styled } from 'styled-components';
import { cookieSettings } from '../../lib/consentBanner.ts';
import { Container } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FooterButton, FooterLink } from './Footer.tsx';
import { messages } from './messages.ts';
import { footerLinks } from './navigation.tsx';

const Root = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--line);
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-6);
  padding-block: var(--space-3);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
`;

/** The footer of signed-in pages: one line with the links of the public one (spec §2). */
export function OwnerFooter() {
  return (
    <Root>
      <Line>
        <Text $size={13} $soft>
          {messages.copyright}
        </Text>
        <nav aria-label={messages.pages}>
          <ul role="list">
            {footerLinks.slice(1).map(({ label, ...link }) => (
              <li key={label}>
                <FooterLink {...link}>{label}</FooterLink>
              </li>
            ))}
            <li>
              <FooterButton type="button" onClick={() => cookieSettings.set(true)}>
                {messages.cookieSettings}
              </FooterButton>
            </li>
          </ul>
        </nav>
      </Line>
    </Root>
  );
}
