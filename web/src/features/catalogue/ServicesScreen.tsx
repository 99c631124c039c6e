import { lazy, useRef } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { Table } from './drawings.tsx';
import { messages as catalogue } from './messages.ts';
import { PackageCard } from './PackageCard.tsx';
import { PackageGrid, PackageGridSkeleton } from './PackageGrid.tsx';
import { CategorySections, scrollToSection } from './services/CategorySections.tsx';
import { LaunchSteps } from './services/LaunchSteps.tsx';
import { messages } from './services/messages.ts';
import { Testimonials } from './services/Testimonials.tsx';
import { useRestaurantPlans } from './services/useRestaurantPlans.ts';

/** One card per restaurant package, in guest mode (spec §2). */
function PopularPlans() {
  const plans = useRestaurantPlans();
  return (
    <PackageGrid $count={plans.length}>
      {plans.map((plan) => (
        <PackageCard key={plan.id} service={plan} level={3} checkout={null} />
      ))}
    </PackageGrid>
  );
}

// Loaded later: only its slider needs react-aria.
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
    height: auto;
    @media ${atLeast('medium')} {
      display: block;
    }
    @media ${atLeast('wide')} {
      width: 480px;
    }
    @media ${atLeast('widest')} {
      width: 620px;
    }
  }
`;

/* Wide enough for "commission-free" in one line. */
const Title = styled(Heading)`
  max-width: 12em;
  text-wrap: wrap;
  font-size: clamp(1.375rem, 7.6vw, 3.5rem);
  @media ${atLeast('medium')} {
    font-size: 2.75rem;
  }
  @media ${atLeast('large')} {
    font-size: var(--size-56);
  }
`;

const Band = styled.div<{ $ground?: 'surface' | 'surface-2' | 'secondary-soft' }>`
  border-block: ${({ $ground }) => ($ground === 'surface' ? '1px solid var(--line)' : '0')};
  background: ${({ $ground }) => ($ground ? `var(--${$ground})` : 'none')};
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 72px);
  padding-block: var(--section);
`;

const Plans = styled(Stack)`
  outline: none;
`;

const Final = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5) var(--space-8);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--section);
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
      <Band>
        <Body>
          <CategorySections />
          <QueryBoundary fallback={<CalculatorSkeleton />} failure={catalogue.failure}>
            <SavingsCalculator />
          </QueryBoundary>
        </Body>
      </Band>
      <Band $ground="surface">
        <Body>
          <Testimonials />
          <div>
            <LinkButton to="/packages" size="large" variant="secondary">
              {messages.viewPlans}
            </LinkButton>
          </div>
        </Body>
      </Band>
      <Band>
        <Body>
          <LaunchSteps />
        </Body>
      </Band>
      <Band $ground="surface-2">
        <Body>
          <Plans as="section" ref={plans} id="plans" tabIndex={-1} $gap={8} aria-labelledby="plans-title">
            <Stack $gap={2}>
              <Heading id="plans-title" $size={42}>
                {messages.plansTitle}
              </Heading>
              <Text $size={20} $soft>
                {messages.plansIntro}
              </Text>
            </Stack>
            <QueryBoundary fallback={<PackageGridSkeleton />} failure={catalogue.failure}>
              <PopularPlans />
            </QueryBoundary>
          </Plans>
        </Body>
      </Band>
      <Band $ground="secondary-soft">
        <Final as="section" aria-labelledby="final">
          <Stack $gap={2}>
            <Heading id="final" $size={42}>
              {messages.finalTitle}
            </Heading>
            <Text $size={20}>{messages.finalText}</Text>
          </Stack>
          <LinkButton to="/packages" size="large">
            {messages.choosePlan}
          </LinkButton>
        </Final>
      </Band>
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
