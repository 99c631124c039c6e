import { createLink } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.section`
  --band: var(--primary);
  --on-band: var(--on-primary);
  padding-block: var(--section);
  background: var(--band);
  color: var(--on-band);
  :root[data-theme='dark'] & {
    --band: var(--primary-soft);
    --on-band: var(--text);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-16);
  align-items: center;
  justify-items: start;
  /* The usual focus ring is invisible on the brand colour. */
  :focus-visible {
    outline-color: var(--secondary);
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: calc(var(--touch) + 8px);
  padding: 12px 24px;
  border-radius: var(--radius);
  background: var(--secondary);
  color: var(--on-secondary);
  font-weight: 650;
  text-decoration: none;
  transition: filter var(--ease);
  &:hover {
    color: var(--on-secondary);
    filter: brightness(1.06);
  }
`;

const Start = createLink(Anchor);

/** Leads to the chat, after what restaurants get. */
export function ChatBand() {
  return (
    <Root aria-labelledby="chat-title">
      <Layout>
        <Stack $gap={3}>
          <Heading id="chat-title" $size={42}>
            {messages.bandTitle}
          </Heading>
          <Text $size={20}>{messages.bandText}</Text>
        </Stack>
        <Start to="/setup">{messages.start}</Start>
      </Layout>
    </Root>
  );
}
