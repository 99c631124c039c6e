import { graphql, useFragment } from 'react-relay';
import type {
  useUpdateRestaurant_restaurant$data,
  useUpdateRestaurant_restaurant$key,
} from '../../__generated__/useUpdateRestaurant_restaurant.graphql.ts';
import type {
  UpdateRestaurantInput,
  useUpdateRestaurantMutation,
} from '../../__generated__/useUpdateRestaurantMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** The fields of a site to change. */
export type RestaurantChanges = Omit<UpdateRestaurantInput, 'id'>;

/** The fields of a site that its owner can change here. */
export type EditedSite = useUpdateRestaurant_restaurant$data;
export type EditedSiteKey = useUpdateRestaurant_restaurant$key;

type Removable =
  | 'coverImageUrl'
  | 'logoUrl'
  | 'tagline'
  | 'phone'
  | 'addressLine'
  | 'openingHours'
  | 'orderEmail'
  | 'aboutText'
  | 'companyName'
  | 'companyNumber'
  | 'vatNumber'
  | 'hygieneUrl';

/**
 * Reads a site, and changes it at once; undoes the change when the mutation fails (spec §4). The version of the site rises with
 * the answer only, so that previews show what is saved. `update` resolves null on success, otherwise what to show.
 */
export function useUpdateRestaurant(
  restaurant: EditedSiteKey,
): [site: EditedSite, update: (changes: RestaurantChanges) => Promise<Refusal | null>, isLoading: boolean] {
  const site = useFragment(
    graphql`
      fragment useUpdateRestaurant_restaurant on Restaurant {
        id
        name
        isActive
        coverImageUrl
        hasSampleCover
        logoUrl
        tagline
        phone
        addressLine
        openingHours
        orderEmail
        aboutText
        companyName
        companyNumber
        vatNumber
        hygieneUrl
        theme
        hasPaidFeatures
        isTrialAvailable
        brand {
          primary
          secondary
        }
        siteVersion
        updatedAt
        state {
          tone
          sentence
        }
      }
    `,
    restaurant,
  );
  const [send, isLoading] = useInputMutation<useUpdateRestaurantMutation>(
    graphql`
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
    `,
    messages.updateFailed,
  );
  const update = (changes: RestaurantChanges) => {
    // An empty text removes the value, as null does.
    const changed = (key: Removable): string | null =>
      (changes[key] === undefined ? site[key] : changes[key]) || null;
    const restaurant = {
      ...site,
      name: changes.name ?? site.name,
      isActive: changes.isActive ?? site.isActive,
      coverImageUrl: changed('coverImageUrl'),
      // A sample can be kept, replaced or removed, never chosen.
      hasSampleCover: site.hasSampleCover && changes.coverImageUrl === undefined,
      logoUrl: changed('logoUrl'),
      tagline: changed('tagline'),
      phone: changed('phone'),
      addressLine: changed('addressLine'),
      openingHours: changed('openingHours'),
      orderEmail: changed('orderEmail'),
      aboutText: changed('aboutText'),
      companyName: changed('companyName'),
      companyNumber: changed('companyNumber'),
      vatNumber: changed('vatNumber'),
      hygieneUrl: changed('hygieneUrl'),
      theme: changes.theme ?? site.theme,
      brand: changes.brand ?? site.brand,
    };
    return send(
      { id: site.id, ...changes },
      { updateRestaurant: { __typename: 'UpdateRestaurantPayload', restaurant } },
    );
  };
  return [site, update, isLoading];
}
