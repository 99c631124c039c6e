import { createFileRoute } from '@tanstack/react-router';
import { MyRestaurantsScreen } from '../features/restaurants/MyRestaurantsScreen.tsx';
import { listVariables, parseRestaurantSearch } from '../features/restaurants/restaurantSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/my-restaurants')({
  validateSearch: parseRestaurantSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => {
    warmQuery(() => import('../__generated__/MyRestaurantsScreenQuery.graphql.ts'), listVariables(deps));
    if (cause === 'stay') return;
    // These do not depend on the search.
    warmQuery(() => import('../__generated__/FirstStepsQuery.graphql.ts'), {});
    warmQuery(() => import('../__generated__/RestaurantTilesQuery.graphql.ts'), {});
  },
  component: function MyRestaurantsRoute() {
    return <MyRestaurantsScreen search={Route.useSearch()} />;
  },
});
