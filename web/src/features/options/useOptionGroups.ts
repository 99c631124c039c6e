import { graphql, useFragment } from 'react-relay';
import type { useOptionGroups_group$key } from '../../__generated__/useOptionGroups_group.graphql.ts';
import type { useOptionGroupsQuery } from '../../__generated__/useOptionGroupsQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import type { SentGroup } from './optionGroup.rules.ts';

/** The option groups of a restaurant, by name. `siteVersion` is that of what is saved. */
export interface SiteGroups {
  readonly restaurantId: string;
  readonly siteVersion: number;
  readonly groups: readonly SentGroup[];
}

/** All option groups of a restaurant. Their queries are shared: a second use reads the store. */
export function useOptionGroups(restaurantId: string): SiteGroups {
  const { node } = useScreenQuery<useOptionGroupsQuery>(
    graphql`
      query useOptionGroupsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            siteVersion
            optionGroups {
              ...useOptionGroups_group
            }
          }
        }
      }
    `,
    { id: restaurantId },
  );
  const groups = useFragment<useOptionGroups_group$key>(
    graphql`
      fragment useOptionGroups_group on OptionGroup @relay(plural: true) {
        id
        name
        min
        max
        usedBy
        options {
          id
          name
          price
          maxQuantity
          isDefault
          isAvailable
          soldOutUntil
          allergenFacts {
            answers {
              allergen
              state
            }
            suggestion {
              allergen
              state
            }
            confirmedAt
            confirmedBy
            checkAgain
          }
        }
      }
    `,
    node?.restaurant?.optionGroups ?? [],
  );
  return { restaurantId, siteVersion: node?.restaurant?.siteVersion ?? 0, groups };
}
