import { graphql } from 'react-relay';
import type { useRestaurantPlansQuery } from '../../../__generated__/useRestaurantPlansQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { plansOf } from '../plan.rules.ts';

type RestaurantPlan = useRestaurantPlansQuery['response']['services'][number];

/** The restaurant packages, cheapest first. One question for all parts of the page that show them. */
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
