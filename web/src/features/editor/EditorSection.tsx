import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-bottom: var(--space-8);
  & + & {
    padding-top: var(--space-8);
    border-top: 1px solid var(--line);
  }
`;

interface Props {
  title: string;
  intro?: string;
  /** Makes the heading focusable. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a tab with its heading. */
export function EditorSection({ title, intro, heading, children }: Props) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Stack $gap={1}>
        <Heading as="h2" id={id} ref={heading} tabIndex={heading ? -1 : undefined} $size={20}>
          {title}
        </Heading>
        {intro && (
          <Text $size={15} $soft>
            {intro}
          </Text>
        )}
      </Stack>
      {children}
    </Root>
  );
}
