import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AnswerPageQuery } from '../../__generated__/AnswerPageQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Stack, Container } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

/* Question, picture, answer; in wide windows the picture is beside the other two. */
const AnswerLayoutRoot = styled.div`
  display: grid;
  gap: var(--space-8) clamp(32px, 5vw, 64px);
  align-items: start;
  @media ${atLeast('medium')} {
    grid-template: 'head about' auto 'answer about' 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;

const About = styled.div`
  @media ${atLeast('medium')} {
    grid-area: about;
  }
`;

interface AnswerLayoutProps {
  title: string;
  intro: string;
  about: ReactNode;
  children: ReactNode;
}

/** A question about a project, the project (`about`), and the controls that answer it. */
export function AnswerLayout({ title, intro, about, children }: AnswerLayoutProps) {
  return (
    <AnswerLayoutRoot>
      <Stack $gap={4}>
        <Heading as="h1" $size={42}>
          {title}
        </Heading>
        <Text $size={20} $soft>
          {intro}
        </Text>
      </Stack>
      <About>{about}</About>
      <div>{children}</div>
    </AnswerLayoutRoot>
  );
}

const Root = styled(Container)`
  display: grid;
  gap: var(--space-8);
  padding-block: clamp(40px, 6vw, 80px);
`;

interface AnswerPageProps extends Pick<AnswerLayoutProps, 'title' | 'intro' | 'children'> {
  pageTitle: string;
  /** Of the mailed link. */
  token: string | undefined;
  /** Height of the field above the button in px; 0 without a field. */
  fieldHeight: number;
}

/** A page for the answer of a client. The question is shown while `children` load their project with `useProject`. */
export function AnswerPage({ pageTitle, title, intro, token = '', fieldHeight, children }: AnswerPageProps) {
  const pictureSkeleton = (
    <SkeletonRegion label={messages.projectLoading}>
      <Stack $gap={4}>
        <Skeleton $width="240px" $height="50px" />
        <Skeleton $height="320px" $radius="var(--radius-card)" />
      </Stack>
    </SkeletonRegion>
  );
  const skeleton = (
    <AnswerLayout title={title} intro={intro} about={pictureSkeleton}>
      <Stack $gap={4} aria-hidden>
        {fieldHeight > 0 && (
          <>
            <Skeleton $width="90px" />
            <Skeleton $height={`${fieldHeight}px`} $radius="var(--radius)" />
          </>
        )}
        <Skeleton $width="190px" $height="52px" $radius="var(--radius)" />
      </Stack>
    </AnswerLayout>
  );
  return (
    <Root>
      <PageTitle>{pageTitle}</PageTitle>
      <QueryBoundary fallback={skeleton} heading={title} failure={messages.projectFailed} resetKey={token}>
        {children}
      </QueryBoundary>
    </Root>
  );
}

export type Project = AnswerPageQuery['response']['project'];

/** The project of a mailed link; null when the link is unknown or expired. Suspends. */
export function useProject(token: string): Project {
  return useScreenQuery<AnswerPageQuery>(
    graphql`
      query AnswerPageQuery($token: String!) {
        project(token: $token) {
          imageUrl
          clientEmail
          officeEmail
          isAnswered
        }
      }
    `,
    { token },
  ).project;
}
