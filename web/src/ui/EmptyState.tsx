import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from './Text.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-10) var(--space-4);
  text-align: center;
`;

const Explanation = styled(Text)`
  max-width: 52ch;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

interface Props {
  /** One of ui/illustrations. */
  illustration: ComponentType;
  title: string;
  /** A sentence that says what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the title, default h2. */
  as?: 'h1' | 'h2' | 'h3';
}

/** An empty list or search result: a drawing, a title, a sentence, an action. */
export function EmptyState({ illustration: Illustration, title, children, action, as = 'h2' }: Props) {
  return (
    <Root>
      <Illustration />
      <Heading as={as} $size={25}>
        {title}
      </Heading>
      {children && <Explanation $soft>{children}</Explanation>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}
