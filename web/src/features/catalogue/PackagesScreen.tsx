import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CATEGORIES } from './category.rules.ts';
import { usePlanCheckout } from './checkout/usePlanCheckout.ts';
import { messages } from './messages.ts';
import { PackageGridSkeleton } from './PackageGridSkeleton.tsx';
import { PackagesContent } from './PackagesContent.tsx';
import { withCategory, type PackagesSearch } from './packagesSearch.rules.ts';
import { UpgradeBanner } from './UpgradeBanner.tsx';

// Only a site that has a plan already comes to see it.
const PlanChangeDialog = lazy(async () => ({
  default: (await import('./checkout/PlanChangeDialog.tsx')).PlanChangeDialog,
}));

const CHOICES = CATEGORIES.map((value) => ({ value, label: messages.categories[value] }));

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-content: start;
  padding-block: clamp(32px, 5vw, 64px) var(--section);
  /* The choice stands beside the title, the plans below both. */
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** Plans and pricing (spec §2). `search` is what its address asks for. */
export function PackagesScreen({ search }: { search: PackagesSearch }) {
  const { upgrading, category = 'restaurant' } = search;
  const navigate = useNavigate();
  const { reset, ...checkout } = usePlanCheckout(upgrading, category);
  const { state } = checkout;
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      {upgrading === undefined ? (
        <Stack $gap={2}>
          <Heading as="h1" $size={42}>
            {messages.title}
          </Heading>
          <Text $soft>{messages.intros[category]}</Text>
        </Stack>
      ) : (
        <div>
          <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
          <UpgradeBanner site={checkout.site} category={category} />
        </div>
      )}
      <ToggleButtons
        label={messages.category}
        options={CHOICES}
        value={category}
        onChange={(chosen) => {
          if (state.status === 'failed') reset();
          void navigate({ to: '/packages', search: withCategory(search, chosen), replace: true });
        }}
      />
      <QueryBoundary fallback={<PackageGridSkeleton />} failure={messages.failure}>
        <PackagesContent category={category} onlyPaid={upgrading !== undefined} checkout={checkout} />
      </QueryBoundary>
      {state.status === 'preview' && upgrading !== undefined && state.choice.priceId !== null && (
        <Suspense>
          <PlanChangeDialog
            preview={state.preview}
            restaurantId={upgrading}
            priceId={state.choice.priceId}
            onClose={reset}
          />
        </Suspense>
      )}
    </Root>
  );
}
