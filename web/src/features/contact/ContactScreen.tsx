import { styled } from 'styled-components';
import { businessDetails } from '../../lib/businessDetails.ts';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { drawingStyle } from '../../ui/illustrations.tsx';
import { Stack, Container } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { ContactForm } from './ContactForm.tsx';
import { messages } from './messages.ts';

const Svg = styled.svg`
  width: 100%;
  max-width: 300px;
  height: auto;
  ${drawingStyle}
  .soft {
    fill: var(--primary-soft);
  }
`;

/** A drawing of a letter on a tray. */
function LetterDrawing() {
  return (
    <Svg viewBox="0 0 300 190" aria-hidden focusable="false">
      <circle className="fill" cx="172" cy="84" r="68" />
      <path className="paper" d="M74 62 150 22l76 40v78H74z" />
      <path className="soft" d="M94 40h112v66l-56 26-56-26z" />
      <path className="paper" d="M94 36h112v62H94z" />
      <path d="M112 54h44M112 68h76M112 82h62" />
      <path d="m184 50 6 6 10-12" />
      <path className="paper" d="M74 62v78h152V62l-76 46z" />
      <path d="m74 140 56-44M226 140l-56-44" />
      <path className="paper" d="M40 148h220l-14 14a10 10 0 0 1-7 3H61a10 10 0 0 1-7-3z" />
      <path d="M28 148h244M120 178h60" />
      <path d="M44 112v-8M34 124l-7-3M50 96l-3-7M256 110v-8M266 122l7-3" />
    </Svg>
  );
}

const NextStepsRoot = styled.aside`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  padding: clamp(24px, 4vw, 40px);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
  /* Below the form the drawing fits beside the text. */
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

/** What happens to a message, and our email address. */
function NextSteps() {
  return (
    <NextStepsRoot aria-labelledby="contact-next">
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
    </NextStepsRoot>
  );
}

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
