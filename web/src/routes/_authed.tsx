import { createFileRoute, redirect } from '@tanstack/react-router';
import { SESSION_ENDED } from '../features/accounts/loginSearch.ts';
import { getSession, wasEndedByServer } from '../lib/session.ts';

/** Login-required pages (spec §2): the guard only checks that somebody is signed in; whose site it is, the server checks. */
export const Route = createFileRoute('/_authed')({
  staticData: { column: 'portal', chat: false },
  beforeLoad: ({ location }) => {
    if (getSession().token) return;
    const error = wasEndedByServer() ? SESSION_ENDED : undefined;
    throw redirect({ to: '/login', search: { redirect: location.href, error } });
  },
});
