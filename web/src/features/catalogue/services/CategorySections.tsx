import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { timings } from '../../../lib/timings.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Basket, Plate } from '../../../ui/illustrations.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/Text.tsx';
import { PostPhone, DrawingGround } from '../drawings.tsx';
import { withCategory } from '../packagesSearch.rules.ts';
import { messages } from './messages.ts';

/** Brings a section into view, gently unless less motion was asked for, and lets the keyboard go on from there. */
export function scrollToSection(section: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  section.focus({ preventScroll: true });
}

/**
 * Follows the anchor of the address to its section, on arrival and when another one is chosen. Returns the section's id for a
 * moment, so that it can be highlighted; null otherwise.
 */
function useAnchors(): string | null {
  const router = useRouter();
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let moment: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const { hash } = router.latestLocation;
      const section = hash === '' ? null : document.getElementById(hash);
      if (!section) return;
      scrollToSection(section);
      setCurrent(hash);
      clearTimeout(moment);
      moment = setTimeout(() => setCurrent(null), timings.anchorHighlight);
    };
    follow();
    // Again after the page has been rendered: the frame of the app moves the focus on each change of page.
    const stop = router.subscribe('onRendered', follow);
    return () => {
      clearTimeout(moment);
      stop();
    };
  }, [router]);
  return current;
}

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
