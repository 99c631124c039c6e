import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { IconList } from '../../ui/IconList.tsx';
import { Bag } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  flex: 1;
  display: grid;
  /* A signed-in user is redirected from a prerendered page and must not see it flash. */
  :root[data-signed-in] & {
    visibility: hidden;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const FormSide = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  width: 100%;
  max-width: calc(440px + 2 * var(--gutter));
  margin-inline: auto;
  padding: clamp(32px, 6vw, 80px) var(--gutter);
  /* Aligned with the page's column. */
  @media ${atLeast('medium')} {
    max-width: calc(var(--content) / 2 + var(--gutter));
    margin-right: 0;
    > * {
      max-width: calc(10 * var(--touch));
    }
  }
`;

const Side = styled.aside`
  display: none;
  @media ${atLeast('medium')} {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-6);
    padding: var(--space-16) clamp(40px, 6vw, 96px);
    background: var(--secondary-soft);
    border-left: 1px solid var(--line);
    /* The drawing has empty space at its left. */
    > svg {
      margin-left: -36px;
    }
  }
`;

/** The frame of the sign-in and sign-up pages: the form, and on wide screens the advantages of an account. */
export function AuthLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      <FormSide>
        <Stack $gap={2}>
          <Heading as="h1" $size={42}>
            {title}
          </Heading>
          <Text $soft>{intro}</Text>
        </Stack>
        {children}
      </FormSide>
      <Side>
        <Bag />
        <Heading as="p" $size={32}>
          {messages.sideTitle}
        </Heading>
        <IconList icon={Check} items={messages.sidePoints} colour="primary" isAiry />
      </Side>
    </Root>
  );
}
