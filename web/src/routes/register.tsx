import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseLoginSearch, redirectAfterLogin } from '../features/accounts/loginSearch.ts';
import { RegisterScreen } from '../features/accounts/RegisterScreen.tsx';
import { getSession } from '../lib/session.ts';

export const Route = createFileRoute('/register')({
  staticData: { chat: 'quiet' },
  validateSearch: parseLoginSearch,
  // A signed-in user is redirected.
  beforeLoad: ({ search }) => {
    if (getSession().token) throw redirect({ href: redirectAfterLogin(search) });
  },
  component: function RegisterRoute() {
    return <RegisterScreen search={Route.useSearch()} />;
  },
});
