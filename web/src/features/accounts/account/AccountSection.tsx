import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';

const Root = styled.section`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-8);
  border-top: 1px solid var(--line);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--space-12);
    padding-block: var(--space-10);
  }
`;

const Body = styled.div`
  min-width: 0;
  max-width: 600px;
`;

/** A section of the account page: title and intro at the left, controls at the right. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Stack $gap={2}>
        <Heading id={id} $size={25}>
          {title}
        </Heading>
        <Text $size={15} $soft>
          {intro}
        </Text>
      </Stack>
      <Body>{children}</Body>
    </Root>
  );
}
