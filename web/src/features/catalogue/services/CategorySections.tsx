import { styled } from 'styled-components';
import { useRouterState } from '@tanstack/react-router';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Basket } from '../../../ui/illustrations/Basket.tsx';
import { Plate } from '../../../ui/illustrations/Plate.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { PostPhone } from '../drawings/PostPhone.tsx';
import { withCategory } from '../packagesSearch.rules.ts';
import { messages } from './messages.ts';
import { useAnchors } from './useAnchors.ts';

const DRAWINGS = { restaurant: Plate, groceries: Basket, social: PostPhone };

const Cards = styled.div`
  display: grid;
  gap: var(--space-5);
  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Section = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  outline: none;
  &[data-current] {
    border-color: var(--primary);
    box-shadow: 0 0 0 1px var(--primary);
  }
  > :last-child {
    margin-top: auto;
  }
  /* One below the other, yet with room for the drawing beside the words. */
  @media (560px <= width < 900px) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4) var(--space-8);
    justify-items: start;
    > svg {
      grid-row: span 2;
      align-self: center;
    }
  }
`;

/** What we do for whom: the sections that the footer's links lead to (spec §2). */
export function CategorySections() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useAnchors();
  return (
    <div>
      <VisuallyHidden as="h2">{messages.categoriesTitle}</VisuallyHidden>
      <Cards>
        {messages.categories.map(({ category, title, text, link }) => {
          const Drawing = DRAWINGS[category];
          return (
            <Section
              as="section"
              key={category}
              id={category}
              tabIndex={-1}
              aria-labelledby={`${category}-title`}
              data-current={hash === category || undefined}
            >
              <Drawing />
              <Stack $gap={2}>
                <Heading as="h3" id={`${category}-title`} $size={25}>
                  {title}
                </Heading>
                <Text $soft>{text}</Text>
              </Stack>
              <LinkButton to="/packages" search={withCategory({}, category)} variant="secondary">
                {link}
              </LinkButton>
            </Section>
          );
        })}
      </Cards>
    </div>
  );
}
