import { lazy, useRef } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages as catalogue } from './messages.ts';
import { PackageGridSkeleton } from './PackageGridSkeleton.tsx';
import { Table } from './drawings/Table.tsx';
import { CategorySections } from './services/CategorySections.tsx';
import { LaunchSteps } from './services/LaunchSteps.tsx';
import { messages } from './services/messages.ts';
import { PopularPlans } from './services/PopularPlans.tsx';
import { scrollToSection } from './services/scrollToSection.ts';
import { Testimonials } from './services/Testimonials.tsx';

// Its slider is the only part of the page that needs more than the page's own code.
const SavingsCalculator = lazy(async () => ({
  default: (await import('./services/SavingsCalculator.tsx')).SavingsCalculator,
}));

const Banner = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--secondary-soft);
`;

const Intro = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: center;
  padding-block: clamp(40px, 7vw, 88px);
  > svg {
    display: none;
    width: 340px;
    height: 272px;
    @media (min-width: 960px) {
      display: block;
    }
  }
`;

const Title = styled(Heading)`
  max-width: 20ch;
  text-wrap: wrap;
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 7vw, 88px);
  padding-block: clamp(40px, 6vw, 72px);
`;

const Plans = styled(Stack)`
  outline: none;
`;

const Final = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5) var(--space-8);
  align-items: center;
  justify-content: space-between;
  padding: clamp(24px, 4vw, 40px);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
`;

/** The service catalogue and landing page (spec §2). */
export function ServicesScreen() {
  const plans = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageTitle>{messages.pageTitle}</PageTitle>
      <Banner>
        <Intro>
          <Stack $gap={5} $align="start">
            <Title as="h1" $size={56}>
              {messages.title}
            </Title>
            <Text $size={20} $soft>
              {messages.intro}
            </Text>
            <Button size="large" onClick={() => plans.current && scrollToSection(plans.current)}>
              {messages.trial}
            </Button>
          </Stack>
          <Table />
        </Intro>
      </Banner>
      <Body>
        <CategorySections />
        <QueryBoundary fallback={<CalculatorSkeleton />} failure={catalogue.failure}>
          <SavingsCalculator />
        </QueryBoundary>
        <Stack $gap={8} $align="stretch">
          <Testimonials />
          <div>
            <LinkButton to="/packages" size="large" variant="secondary">
              {messages.viewPlans}
            </LinkButton>
          </div>
        </Stack>
        <LaunchSteps />
        <Plans as="section" ref={plans} id="plans" tabIndex={-1} $gap={6} aria-labelledby="plans-title">
          <Stack $gap={2}>
            <Heading id="plans-title" $size={32}>
              {messages.plansTitle}
            </Heading>
            <Text $soft>{messages.plansIntro}</Text>
          </Stack>
          <QueryBoundary fallback={<PackageGridSkeleton />} failure={catalogue.failure}>
            <PopularPlans />
          </QueryBoundary>
        </Plans>
        <Final aria-labelledby="final">
          <Stack $gap={2}>
            <Heading id="final" $size={32}>
              {messages.finalTitle}
            </Heading>
            <Text>{messages.finalText}</Text>
          </Stack>
          <LinkButton to="/packages" size="large">
            {messages.choosePlan}
          </LinkButton>
        </Final>
      </Body>
    </>
  );
}

function CalculatorSkeleton() {
  return (
    <SkeletonRegion label={messages.calculatorLoading}>
      <Skeleton $height="340px" $radius="16px" />
    </SkeletonRegion>
  );
}
