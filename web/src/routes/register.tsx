import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegisterScreen } from '../features/accounts/RegisterScreen.tsx';
import { parseLoginSearch } from '../features/accounts/loginSearch.ts';
import { redirectAfterLogin } from '../features/accounts/redirectAfterLogin.ts';
import { getSession } from '../lib/session.ts';

export const Route = createFileRoute('/register')({
  staticData: { chat: 'quiet' },
  validateSearch: parseLoginSearch,
  // Who is signed in already has nothing to do here.
  beforeLoad: ({ search }) => {
    if (getSession().token) throw redirect({ href: redirectAfterLogin(search) });
  },
  component: function RegisterRoute() {
    return <RegisterScreen search={Route.useSearch()} />;
  },
});
