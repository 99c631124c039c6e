import { styled } from 'styled-components';
import { businessDetails } from '../../lib/businessDetails.ts';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LetterDrawing } from './LetterDrawing.tsx';
import { messages } from './messages.ts';

const Root = styled.aside`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  padding: clamp(24px, 4vw, 40px);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
  /* Below the form there is room for the drawing beside the words. */
  @media ${atLeast('small')} and ${below('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    column-gap: var(--space-8);
    > svg {
      grid-row: 1 / span 5;
    }
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-5);
  counter-reset: step;
  li {
    position: relative;
    padding-left: 44px;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -5px;
    font-family: var(--font-display);
    font-size: var(--size-25);
    font-variant-numeric: lining-nums;
    color: var(--primary);
  }
`;

const Mail = styled.a`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Beside the form: what becomes of a message, and the address for those who rather write themselves. */
export function NextSteps() {
  return (
    <Root aria-labelledby="contact-next">
      <LetterDrawing />
      <Heading id="contact-next" $size={25}>
        {messages.asideTitle}
      </Heading>
      <Steps role="list">
        {messages.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <Text $size={15} $soft>
              {text}
            </Text>
          </li>
        ))}
      </Steps>
      <Stack $gap={1}>
        <strong>{messages.emailTitle}</strong>
        <p>
          <Mail href={`mailto:${businessDetails.supportEmail}`}>{businessDetails.supportEmail}</Mail>
        </p>
      </Stack>
      <Text $size={15} $soft>
        {messages.privacyBefore}
        <TextLink to="/privacy-policy">{messages.privacyLink}</TextLink>
        {messages.privacyAfter}
      </Text>
    </Root>
  );
}
