import { styled } from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { TestimonialLogo } from './TestimonialLogo.tsx';
import { TESTIMONIALS, type Testimonial } from './testimonials.sample.ts';

const Cards = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
`;

const Figure = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  justify-content: space-between;
  background: var(--bg);
`;

const Quote = styled.blockquote`
  font-family: var(--font-display);
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, var(--size-25));
  line-height: 1.35;
  text-wrap: balance;
  &::before {
    content: '“';
  }
  &::after {
    content: '”';
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  font-size: var(--size-15);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;

/** Two customers in their own words (spec §1). */
export function Testimonials() {
  return (
    <Stack as="section" $gap={8} aria-labelledby="testimonials">
      <Stack $gap={1}>
        <Heading id="testimonials" $size={42}>
          {messages.testimonialsTitle}
        </Heading>
        <Text $size={15} $soft>
          {messages.testimonialsNote}
        </Text>
      </Stack>
      <Cards>
        {TESTIMONIALS.map((testimonial) => (
          <Story key={testimonial.company} {...testimonial} />
        ))}
      </Cards>
    </Stack>
  );
}

function Story({ quote, name, company, logo, websiteUrl, appStoreUrl, playStoreUrl }: Testimonial) {
  const links = [
    [messages.website, websiteUrl],
    [messages.appStore, appStoreUrl],
    [messages.playStore, playStoreUrl],
  ] as const;
  return (
    <Figure as="figure">
      <Quote>{quote}</Quote>
      <figcaption>
        <Stack $row $gap={4}>
          <TestimonialLogo logo={logo} />
          <div>
            <Text>
              <strong>{company}</strong>
            </Text>
            <Text $size={15} $soft>
              {name}
            </Text>
          </div>
        </Stack>
        <Links>
          {links.map(([label, href]) => (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={messages.linkOf(label, company)}
            >
              {label}
            </a>
          ))}
        </Links>
      </figcaption>
    </Figure>
  );
}
