import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { PackagesScreenQuery } from '../../__generated__/PackagesScreenQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { type PlanCheckout, usePlanCheckout } from './checkout/usePlanCheckout.ts';
import { LoginLink } from './checkout/SelectPlan.tsx';
import { useUpgradedSite, type UpgradedSite } from './checkout/useUpgradedSite.ts';
import { messages } from './messages.ts';
import { PackageCard } from './PackageCard.tsx';
import { PackageGrid, PackageGridSkeleton } from './PackageGrid.tsx';
import { withCategory, type PackagesSearch } from './packagesSearch.rules.ts';
import { isForSites, type Category, CATEGORIES, plansOf } from './plan.rules.ts';

/** Names the site that is upgraded (spec §2), and promises a trial only to a site that has one left. */
function UpgradeBanner({ site, category }: { site: UpgradedSite; category: Category }) {
  if (!isForSites(category)) return <Alert>{messages.intros[category]}</Alert>;
  switch (site.state) {
    case 'NONE':
      return null;
    case 'LOADING':
      return <Alert>{messages.upgradingWait}</Alert>;
    case 'FAILED':
      return <Alert tone="warning">{messages.upgradingFailed}</Alert>;
    case 'GUEST':
      return <Alert action={<LoginLink />}>{messages.upgradingGuest}</Alert>;
    case 'UNKNOWN':
      return (
        <Alert tone="warning" action={OWN_SITES}>
          {messages.upgradingUnknown}
        </Alert>
      );
    case 'FOUND':
      return <Alert>{foundText(site)}</Alert>;
  }
}

const OWN_SITES = (
  <LinkButton to="/my-restaurants" variant="secondary">
    {messages.myRestaurants}
  </LinkButton>
);

function foundText({ name, isFreePlan, isTrialAvailable }: Extract<UpgradedSite, { state: 'FOUND' }>) {
  // A site with a paid plan changes it and gets no second trial.
  if (!isFreePlan) return messages.changing(name);
  return isTrialAvailable ? messages.upgrading(name) : messages.upgradingAgain(name);
}

interface ContentProps {
  category: Category;
  /** Leaves out free plans, because nobody upgrades to one. */
  onlyPaid: boolean;
  checkout: PlanCheckout;
}

/** The plans of a category as cards (spec §2). A query of its own: the title and the upgraded site are shown meanwhile, and also when it fails. */
function PackagesContent({ category, onlyPaid, checkout }: ContentProps) {
  const { services } = useScreenQuery<PackagesScreenQuery>(
    graphql`
      query PackagesScreenQuery {
        services {
          id
          name
          prices {
            unitAmount
          }
          ...PackageCard_service
        }
      }
    `,
    {},
  );
  const plans = plansOf(category, services).filter(
    ({ prices }) => !onlyPaid || prices.some(({ unitAmount }) => unitAmount > 0),
  );
  if (plans.length === 0) return <Text $soft>{messages.noPlans}</Text>;
  return (
    <PackageGrid $count={plans.length}>
      {plans.map((plan) => (
        <PackageCard key={plan.id} service={plan} level={2} checkout={checkout} />
      ))}
    </PackageGrid>
  );
}

// Only owners of a paid plan need its code.
const PlanChangeDialog = lazy(async () => ({
  default: (await import('./checkout/PlanChangeDialog.tsx')).PlanChangeDialog,
}));

const CHOICES = CATEGORIES.map((value) => ({ value, label: messages.categories[value] }));

const Root = styled(Page)`
  padding-block: clamp(32px, 5vw, 64px) var(--section);
  /* The toggle is beside the title. */
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** Plans and pricing (spec §2). `search`: the address's query. */
export function PackagesScreen({ search }: { search: PackagesSearch }) {
  const { upgrading } = search;
  const navigate = useNavigate();
  const site = useUpgradedSite(isForSites(search.category ?? 'restaurant') ? upgrading : undefined);
  // A shop is upgraded to a grocery plan, unless the visitor looks at other plans.
  const category = search.category ?? (site.state === 'FOUND' && site.isShop ? 'groceries' : 'restaurant');
  const { reset, ...checkout } = usePlanCheckout(upgrading, category, site);
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
