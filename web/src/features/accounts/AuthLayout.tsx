import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { siGoogle } from 'simple-icons';
import { styled } from 'styled-components';
import { writeStored } from '../../lib/storage.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { AnchorButton } from '../../ui/Button.tsx';
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

const START = '/api/v1/users/google';

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-15);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;

const Mark = styled.svg`
  width: 20px;
  height: 20px;
  fill: currentColor;
`;

/** Starts the sign-in with Google (spec §2). `redirectState` is stored meanwhile and names the next page; '' is the dashboard. */
export function GoogleButton({ redirectState }: { redirectState: string }) {
  return (
    <Stack $gap={5}>
      <Divider>{messages.or}</Divider>
      <AnchorButton
        href={START}
        variant="secondary"
        size="large"
        wide
        onClick={() => writeStored('redirectState', redirectState || null)}
      >
        <Mark viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d={siGoogle.path} />
        </Mark>
        {messages.continueWithGoogle}
      </AnchorButton>
    </Stack>
  );
}
