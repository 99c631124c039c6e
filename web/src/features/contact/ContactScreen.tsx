import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { ContactForm } from './ContactForm.tsx';
import { messages } from './messages.ts';
import { NextSteps } from './NextSteps.tsx';

const Root = styled(Container)`
  display: grid;
  gap: clamp(40px, 6vw, 80px);
  align-items: start;
  padding-block: clamp(40px, 6vw, 88px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  }
`;

/** The contact page (spec §2). */
export function ContactScreen() {
  return (
    <Root>
      <PageTitle>{messages.pageTitle}</PageTitle>
      <Stack $gap={8}>
        <Stack $gap={4}>
          <Heading as="h1" $size={42}>
            {messages.title}
          </Heading>
          <Text $size={20} $soft>
            {messages.intro}
          </Text>
        </Stack>
        <ContactForm />
      </Stack>
      <NextSteps />
    </Root>
  );
}
