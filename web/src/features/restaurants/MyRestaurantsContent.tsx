import { graphql } from 'react-relay';
import type { MyRestaurantsContentQuery } from '../../__generated__/MyRestaurantsContentQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { RestaurantGrid } from './RestaurantGrid.tsx';
import { listVariables, type RestaurantSearch } from './restaurantSearch.rules.ts';

interface Props {
  search: RestaurantSearch;
  onClearSearch: () => void;
  onShowAll: () => void;
}

/** The list of a search, once the person is known. */
export function MyRestaurantsContent(props: Props) {
  const { viewer } = useScreenQuery<MyRestaurantsContentQuery>(
    graphql`
      query MyRestaurantsContentQuery($search: String, $filter: RestaurantFilter) @throwOnFieldError {
        viewer {
          ...RestaurantGrid_user @arguments(search: $search, filter: $filter)
        }
      }
    `,
    listVariables(props.search),
  );
  return viewer ? <RestaurantGrid user={viewer} {...props} /> : <SessionEnded />;
}
