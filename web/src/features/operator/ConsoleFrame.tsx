import { createLink, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ConsoleFrameQuery } from '../../__generated__/ConsoleFrameQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Container, Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const PLACES = linkOptions([
  { to: '/operator', label: messages.find, activeOptions: { exact: true, includeSearch: false } },
  { to: '/operator/reports', label: messages.reports, activeOptions: { includeSearch: false } },
  { to: '/operator/jobs', label: messages.jobs },
  { to: '/operator/redesigns', label: messages.redesigns },
  { to: '/operator/log', label: messages.log },
]);

const Bar = styled.nav`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Links = styled.ul`
  display: flex;
  margin-inline: -12px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const PlaceAnchor = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding: 0 12px;
  color: var(--text-soft);
  font-size: var(--size-15);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--text);
  }
  &[aria-current='page'] {
    color: var(--text);
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Place = createLink(PlaceAnchor);

/** How many things wait at a place; nothing for none. */
const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <Chip tone="warning">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{messages.waiting(count)}</VisuallyHidden>
    </Chip>
  );

/** An operator signs in with two steps. Says how to switch them on. */
const SecondFactorFirst = () => (
  <Page $tall>
    <PageTitle>{messages.title}</PageTitle>
    <Stack $gap={4} $align="start">
      <Heading as="h1" $size={32}>
        {messages.secondFactorTitle}
      </Heading>
      <Text $soft>{messages.secondFactorText}</Text>
      <LinkButton to="/account">{messages.secondFactorLink}</LinkButton>
    </Stack>
  </Page>
);

interface Props {
  /** What everybody but operators sees. */
  notFound: ReactNode;
  /** The screen. */
  children: ReactNode;
}

function Frame({ notFound, children }: Props) {
  const { operator, viewer } = useScreenQuery<ConsoleFrameQuery>(
    graphql`
      query ConsoleFrameQuery @throwOnFieldError {
        operator {
          email
          openReportCount
          failedJobKinds {
            count
          }
        }
        viewer {
          needsSecondFactor
        }
      }
    `,
    {},
  );
  if (!operator) return viewer?.needsSecondFactor ? <SecondFactorFirst /> : notFound;
  const counts: Readonly<Record<string, number>> = {
    '/operator/reports': operator.openReportCount,
    '/operator/jobs': operator.failedJobKinds.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <>
      <Bar aria-label={messages.places}>
        <Container>
          <Links role="list">
            {PLACES.map(({ label, ...link }) => (
              <li key={link.to}>
                <Place {...link}>
                  {label}
                  <Count count={counts[link.to] ?? 0} />
                </Place>
              </li>
            ))}
          </Links>
        </Container>
      </Bar>
      {children}
    </>
  );
}

/** The frame of the operators' console: its places above the screen. The server decides who is an operator. */
export function ConsoleFrame(props: Props) {
  return (
    <QueryBoundary
      fallback={
        <Page $tall>
          <SkeletonRegion label={messages.loading}>
            <Skeleton $height="280px" $radius="var(--radius-card)" />
          </SkeletonRegion>
        </Page>
      }
      failure={messages.loadFailed}
      heading={messages.title}
      isWindow
    >
      <Frame {...props} />
    </QueryBoundary>
  );
}
