import { graphql } from 'react-relay';
import type { MyRestaurantsContentQuery } from '../../__generated__/MyRestaurantsContentQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { RestaurantGrid } from './RestaurantGrid.tsx';

/** The list itself, once the person is known. */
export function MyRestaurantsContent() {
  const { viewer } = useScreenQuery<MyRestaurantsContentQuery>(
    graphql`
      query MyRestaurantsContentQuery {
        viewer {
          ...RestaurantGrid_user
        }
      }
    `,
    {},
  );
  return viewer ? <RestaurantGrid user={viewer} /> : <SessionEnded />;
}
