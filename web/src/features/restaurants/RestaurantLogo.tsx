import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantLogo_restaurant$key } from '../../__generated__/RestaurantLogo_restaurant.graphql.ts';
import { initial } from '../../lib/initial.ts';

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-top: -36px;
  overflow: hidden;
  border: 3px solid var(--surface);
  border-radius: var(--radius-card);
  background: var(--surface-2);
  color: var(--text);
  font-family: var(--font-display);
  font-size: var(--size-32);
  font-weight: 600;
  line-height: 1;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: #ffffff;
  }
`;

/** The site's logo, or its initial as the placeholder when it has none (spec §9). Decoration: the name stands beside it. */
export function RestaurantLogo({ restaurant }: { restaurant: RestaurantLogo_restaurant$key }) {
  const { name, logoUrl } = useFragment(
    graphql`
      fragment RestaurantLogo_restaurant on Restaurant {
        name
        logoUrl
      }
    `,
    restaurant,
  );
  return (
    <Frame aria-hidden>
      {logoUrl ? <img src={logoUrl} alt="" width={72} height={72} loading="lazy" /> : initial(name)}
    </Frame>
  );
}
