import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantCover_restaurant$key } from '../../__generated__/RestaurantCover_restaurant.graphql.ts';

const Band = styled.div`
  height: 104px;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The top of a card: the hero picture, or a band in the brand's colours. The band stays behind a picture that does not come. */
export function RestaurantCover({ restaurant }: { restaurant: RestaurantCover_restaurant$key }) {
  const { brand, coverImageUrl } = useFragment(
    graphql`
      fragment RestaurantCover_restaurant on Restaurant {
        coverImageUrl
        brand {
          primary
          secondary
        }
      }
    `,
    restaurant,
  );
  return (
    <Band style={{ background: `linear-gradient(115deg, ${brand.primary} 62%, ${brand.secondary} 62.2%)` }}>
      {coverImageUrl && <img src={coverImageUrl} alt="" loading="lazy" />}
    </Band>
  );
}
