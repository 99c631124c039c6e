import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '../features/catalogue/ServicesScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/services')({
  loader: () => warmQuery(() => import('../__generated__/useRestaurantPlansQuery.graphql.ts'), {}),
  component: ServicesScreen,
});
