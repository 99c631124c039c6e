import { graphql } from 'relay-runtime';
import type { storefrontPageQuery$data } from '../../__generated__/storefrontPageQuery.graphql.ts';
import { operationText } from './operationText.ts';

/** The data of a site for its pages. */
export type Storefront = NonNullable<storefrontPageQuery$data['storefront']>;
export type MenuItem = Storefront['sections'][number]['items'][number];

/** The query for `Storefront`, as text. */
export const storefrontQuery = operationText(graphql`
  query storefrontPageQuery($slug: String!) {
    storefront(slug: $slug) {
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
      phone
      addressLine
      openingHours
      sections {
        id
        name
        items {
          id
          name
          description
          price
          imageUrl
          isAvailable
          isPopular
        }
      }
    }
  }
`);
