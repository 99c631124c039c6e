import { graphql } from 'react-relay';
import type { PackagesContentQuery } from '../../__generated__/PackagesContentQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Text } from '../../ui/Text.tsx';
import type { PlanCheckout } from './checkout/usePlanCheckout.ts';
import { messages } from './messages.ts';
import { PackageCard } from './PackageCard.tsx';
import { PackageGrid } from './PackageGrid.tsx';
import { plansOf, type Category } from './plan.rules.ts';

interface Props {
  category: Category;
  /** Leaves out free plans, because nobody upgrades to one. */
  onlyPaid: boolean;
  checkout: PlanCheckout;
}

/** The plans of a category as cards (spec §2). */
export function PackagesContent({ category, onlyPaid, checkout }: Props) {
  const { services } = useScreenQuery<PackagesContentQuery>(
    graphql`
      query PackagesContentQuery {
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
