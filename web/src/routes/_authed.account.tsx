import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../features/accounts/account/AccountScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/account')({
  loader: () => warmQuery(() => import('../__generated__/AccountScreenQuery.graphql.ts'), {}),
  component: AccountScreen,
});
