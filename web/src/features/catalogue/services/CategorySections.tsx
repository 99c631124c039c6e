import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Basket } from '../../../ui/illustrations/Basket.tsx';
import { Plate } from '../../../ui/illustrations/Plate.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { PostPhone } from '../drawings/PostPhone.tsx';
import { DrawingGround } from '../DrawingGround.tsx';
import { withCategory } from '../packagesSearch.rules.ts';
import { messages } from './messages.ts';
import { useAnchors } from './useAnchors.ts';

const DRAWINGS = { restaurant: Plate, groceries: Basket, social: PostPhone };

/* Below each other at every width: each anchor leads to a place of its own (spec §2). */
const Cards = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/* The drawing above the words on phones, else beside them, on alternate sides. */
const Section = styled(Card)`
  display: grid;
  outline: none;
  transition:
    border-color var(--ease),
    box-shadow var(--ease);
  &[data-current] {
    border-color: var(--primary);
    box-shadow: 0 0 0 3px var(--primary);
    transition: none;
  }
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &:nth-child(even) > :first-child {
      order: 1;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  align-items: flex-start;
  padding: var(--space-6);
  > :last-child {
    margin-top: auto;
  }
  > p {
    margin-bottom: var(--space-3);
  }
`;

/** What we do for whom: the sections that the footer's links lead to (spec §2). */
export function CategorySections() {
  const current = useAnchors();
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
              $padded={false}
              id={category}
              tabIndex={-1}
              aria-labelledby={`${category}-title`}
              data-current={current === category || undefined}
            >
              <DrawingGround>
                <Drawing />
              </DrawingGround>
              <Words>
                <Heading as="h3" id={`${category}-title`} $size={25}>
                  {title}
                </Heading>
                <Text $soft>{text}</Text>
                <LinkButton to="/packages" search={withCategory({}, category)} variant="secondary">
                  {link}
                </LinkButton>
              </Words>
            </Section>
          );
        })}
      </Cards>
    </div>
  );
}
