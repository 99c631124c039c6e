import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { timings } from '../../../lib/timings.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Basket, Plate } from '../../../ui/illustrations.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/Text.tsx';
import { PostPhone, DrawingGround } from '../drawings.tsx';
import { withCategory } from '../packagesSearch.rules.ts';
import { messages } from './messages.ts';

/** Scrolls to a section, smoothly unless reduced motion is set, and focuses it. */
export function scrollToSection(section: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  section.focus({ preventScroll: true });
}

/** Scrolls to the section of the address's anchor, on arrival and on each change. Returns its id while it is highlighted, else null. */
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
    // Again after rendering: the app's frame moves the focus on each page change.
    const stop = router.subscribe('onRendered', follow);
    return () => {
      clearTimeout(moment);
      stop();
    };
  }, [router]);
  return current;
}

const DRAWINGS = { restaurant: Plate, groceries: Basket, social: PostPhone };

/* The drawing is above the text on phones, else beside it on alternate sides. */
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

/** The sections that the footer links to (spec §2). */
export function CategorySections() {
  const current = useAnchors();
  return (
    <div>
      <VisuallyHidden as="h2">{messages.categoriesTitle}</VisuallyHidden>
      {/* Below each other at every width, so that each anchor has its own position (spec §2). */}
      <Stack $gap={5}>
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
      </Stack>
    </div>
  );
}
