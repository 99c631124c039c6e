import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.header`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

/** What the setup page is for: it can be read before the chat has opened, and without scripts. */
export function SetupIntro() {
  return (
    <Root>
      <Heading as="h1" $size={25}>
        {messages.title}
      </Heading>
      <Text $soft>{messages.intro}</Text>
      <noscript>
        <Alert tone="info">{messages.needsScript}</Alert>
      </noscript>
    </Root>
  );
}
