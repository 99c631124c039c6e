import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.section`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--section);
`;

/* A row to scroll through with the pictures at the edges of the window, or two rows as wide as the page. */
const Pictures = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(64vw, 260px);
  gap: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  /* Stronger than the rule for all lists. */
  &[role='list'] {
    padding-inline: var(--gutter);
  }
  li {
    scroll-snap-align: start;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: var(--radius-card);
    background: var(--surface-2);
  }
  @media ${atLeast('medium')} {
    grid-auto-flow: row;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-4);
    width: 100%;
    max-width: calc(var(--content) + 2 * var(--gutter));
    margin-inline: auto;
  }
`;

/** Dishes of the demo restaurants: what the menu of a site looks like with photos. Our own renders (docs/pictures). */
export function FoodStrip() {
  const isScrolled = useMediaQuery(below('medium')) === true;
  return (
    <Root aria-labelledby="food-title">
      <Container>
        <Stack $gap={3}>
          <Heading id="food-title" $size={42}>
            {messages.foodTitle}
          </Heading>
          <Text $size={20} $soft>
            {messages.foodText}
          </Text>
        </Stack>
      </Container>
      <Pictures role="list" tabIndex={isScrolled ? 0 : undefined} aria-label={messages.foodLabel}>
        {messages.food.map(({ picture, name }) => (
          <li key={picture}>
            <img
              src={`/food/${picture}-480.webp`}
              alt={name}
              width={480}
              height={360}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </Pictures>
    </Root>
  );
}
