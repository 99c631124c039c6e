import { graphql } from 'relay-runtime';
import type { storefrontPageQuery$data } from '../../__generated__/storefrontPageQuery.graphql.ts';
import { operationText } from './operationText.ts';

/** The data of a site for its pages. */
export type Storefront = NonNullable<storefrontPageQuery$data['storefront']>;
export type MenuSection = Storefront['sections'][number];
export type MenuItem = MenuSection['items'][number];
export type Ordering = Storefront['ordering'];
export type FulfilmentNow = Ordering['collection'];
export type DeliveryZone = Ordering['zones'][number];
export type OptionGroup = Storefront['optionGroups'][number];

/** The query for `Storefront`, as text. */
export const storefrontQuery = operationText(graphql`
  query storefrontPageQuery($slug: String!, $orderFor: DateTime) {
    storefront(slug: $slug, orderFor: $orderFor) {
      slug
      name
      tagline
      url
      version
      isPreview
      isDemo
      acceptsOrders
      orderLimitReached
      theme
      brand {
        primary
        secondary
      }
      logoUrl
      coverImageUrl
      hasSampleCover
      cuisine
      phone
      addressLine
      openingHours
      aboutText
      companyName
      companyNumber
      vatNumber
      hygieneUrl
      timeZone
      ordering {
        dinerDataMonths
        hasHours
        daysAhead
        collection {
          isOffered
          readyInMinutes
          closedReason
          note
          opensAt
          periods {
            days
            from
            to
          }
        }
        delivery {
          isOffered
          readyInMinutes
          closedReason
          note
          opensAt
          periods {
            days
            from
            to
          }
        }
        specialDays {
          day
          reason
          collection {
            from
            to
          }
          delivery {
            from
            to
          }
        }
        zones {
          name
          prefixes
          radiusKm
          fee
          minimum
          freeOver
        }
      }
      offers {
        name
        sentence
        beginsAt
      }
      sections {
        id
        name
        description
        imageUrl
        isOpen
        periods {
          days
          from
          to
        }
        items {
          id
          name
          path
          description
          price
          lowestPrice
          percentOff
          imageUrl
          isAvailable
          soldOutUntil
          isPopular
          dietaryTags
          spiceLevel
          calories
          isAlcohol
          allergens {
            allergen
            state
          }
          sizes {
            id
            name
            price
            lowestPrice
            optionGroupIds
          }
          optionGroupIds
        }
      }
      optionGroups {
        id
        name
        min
        max
        options {
          id
          name
          price
          maxQuantity
          isDefault
          isAvailable
          allergens {
            allergen
            state
          }
        }
      }
    }
  }
`);
