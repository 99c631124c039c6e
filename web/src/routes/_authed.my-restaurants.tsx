import { createFileRoute } from '@tanstack/react-router';
import { MyRestaurantsScreen } from '../features/restaurants/MyRestaurantsScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/my-restaurants')({
  loader: () => warmQuery(() => import('../__generated__/MyRestaurantsContentQuery.graphql.ts'), {}),
  component: MyRestaurantsScreen,
});
