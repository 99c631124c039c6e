import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginScreen } from '../features/accounts/LoginScreen.tsx';
import { parseLoginSearch, redirectAfterLogin } from '../features/accounts/loginSearch.ts';
import { getSession } from '../lib/session.ts';

export const Route = createFileRoute('/login')({
  staticData: { chat: 'quiet' },
  validateSearch: parseLoginSearch,
  // A signed-in user is redirected.
  beforeLoad: ({ search }) => {
    if (getSession().token) throw redirect({ href: redirectAfterLogin(search) });
  },
  component: function LoginRoute() {
    return <LoginScreen search={Route.useSearch()} />;
  },
});
