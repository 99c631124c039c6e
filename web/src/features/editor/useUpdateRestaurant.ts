import { graphql, useFragment } from 'react-relay';
import type { useUpdateRestaurant_restaurant$key } from '../../__generated__/useUpdateRestaurant_restaurant.graphql.ts';
import type {
  UpdateRestaurantInput,
  useUpdateRestaurantMutation,
} from '../../__generated__/useUpdateRestaurantMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** The fields of a site to change. */
export type RestaurantChanges = Omit<UpdateRestaurantInput, 'id'>;

type Removable = 'coverImageUrl' | 'logoUrl' | 'tagline' | 'phone' | 'addressLine' | 'orderEmail';

/**
 * Changes a site at once; undoes the change when the mutation fails (spec §4). The version of the site rises with the answer
 * only, so that previews show what is saved. Resolves null on success, otherwise what to show.
 */
export function useUpdateRestaurant(
  restaurant: useUpdateRestaurant_restaurant$key,
): [update: (changes: RestaurantChanges) => Promise<Refusal | null>, isLoading: boolean] {
  const current = useFragment(
    graphql`
      fragment useUpdateRestaurant_restaurant on Restaurant {
        id
        name
        isActive
        coverImageUrl
        logoUrl
        tagline
        phone
        addressLine
        orderEmail
        theme
        brand {
          primary
          secondary
        }
        siteVersion
        updatedAt
      }
    `,
    restaurant,
  );
  const [commit, isLoading] = useMutationOutcome<useUpdateRestaurantMutation>(graphql`
    mutation useUpdateRestaurantMutation($input: UpdateRestaurantInput!) @raw_response_type {
      updateRestaurant(input: $input) {
        ... on UpdateRestaurantPayload @alias(as: "payload") {
          restaurant {
            ...useUpdateRestaurant_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const update = async (changes: RestaurantChanges) => {
    // An empty text removes the value, as null does.
    const changed = (key: Removable): string | null =>
      (changes[key] === undefined ? current[key] : changes[key]) || null;
    const { refusal } = await commit({
      variables: { input: { id: current.id, ...changes } },
      optimisticResponse: {
        updateRestaurant: {
          __typename: 'UpdateRestaurantPayload',
          restaurant: {
            ...current,
            name: changes.name ?? current.name,
            isActive: changes.isActive ?? current.isActive,
            coverImageUrl: changed('coverImageUrl'),
            logoUrl: changed('logoUrl'),
            tagline: changed('tagline'),
            phone: changed('phone'),
            addressLine: changed('addressLine'),
            orderEmail: changed('orderEmail'),
            theme: changes.theme ?? current.theme,
            brand: changes.brand ?? current.brand,
          },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
  return [update, isLoading];
}
