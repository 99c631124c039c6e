import { styled } from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { type Testimonial, TESTIMONIALS } from './testimonials.sample.ts';

const Svg = styled.svg`
  flex: none;
  width: 56px;
  height: 56px;
`;

/** The logo of a sample customer. Decoration: the company's name is beside it. */
function TestimonialLogo({ logo }: Pick<Testimonial, 'logo'>) {
  return (
    <Svg viewBox="0 0 56 56" aria-hidden focusable="false">
      {logo === 'olive' ? (
        <>
          <circle cx="28" cy="28" r="28" fill="#3d5a3a" />
          <path
            d="M16 42c8-4 16-12 22-26M22 35c-6 0-9-4-9-8 5-1 9 2 10 7M29 27c-6-1-8-6-7-10 5 0 8 4 8 9M30 30c4 4 10 3 12-1-4-3-9-2-11 0"
            fill="none"
            stroke="#f4e7c5"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="38" cy="38" r="4.5" fill="#e58b3a" />
        </>
      ) : (
        <>
          <rect width="56" height="56" rx="14" fill="#c8321f" />
          <path d="M12 26a16 12 0 0 1 32 0z" fill="#f6c667" />
          <path
            d="M11 31c4-3 7 3 11 0s7 3 11 0 8 3 12 0"
            fill="none"
            stroke="#ffffff"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="M13 36h30v3a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5z" fill="#f6c667" />
        </>
      )}
    </Svg>
  );
}

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

/** Two quotes of customers (spec §1). */
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
