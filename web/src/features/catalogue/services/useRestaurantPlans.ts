import { graphql } from 'react-relay';
import type { useRestaurantPlansQuery } from '../../../__generated__/useRestaurantPlansQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { plansOf } from '../plan.rules.ts';

type RestaurantPlan = useRestaurantPlansQuery['response']['services'][number];

/** The restaurant plans, cheapest first. The page's one query: each of its two boundaries reads it. */
export function useRestaurantPlans(): RestaurantPlan[] {
  const { services } = useScreenQuery<useRestaurantPlansQuery>(
    graphql`
      query useRestaurantPlansQuery {
        services(category: RESTAURANT) {
          id
          name
          prices {
            interval
            unitAmount
          }
          ...PackageCard_service
        }
      }
    `,
    {},
  );
  return plansOf('restaurant', services);
}
