import { PackageCard } from '../PackageCard.tsx';
import { PackageGrid } from '../PackageGrid.tsx';
import { useRestaurantPlans } from './useRestaurantPlans.ts';

/** One card per restaurant package, in guest mode (spec §2). */
export function PopularPlans() {
  const plans = useRestaurantPlans();
  return (
    <PackageGrid $count={plans.length}>
      {plans.map((plan) => (
        <PackageCard key={plan.id} service={plan} level={3} checkout={null} />
      ))}
    </PackageGrid>
  );
}
