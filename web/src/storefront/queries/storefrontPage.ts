import { graphql } from 'relay-runtime';
import type { storefrontPageQuery$data } from '../../__generated__/storefrontPageQuery.graphql.ts';
import { operationText } from './operationText.ts';

/** What the menu and basket pages read of a site. */
export type Storefront = NonNullable<storefrontPageQuery$data['storefront']>;
export type MenuItem = Storefront['sections'][number]['items'][number];

/** Text of the query whose `storefront` the pages are rendered from. */
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
