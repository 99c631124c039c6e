import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';

/** Panels below each other, in two columns on wide screens. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A part of a page of the console with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={4}>
        <Heading as="h2" $size={20}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
