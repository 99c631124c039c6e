import { createFileRoute, redirect } from '@tanstack/react-router';
import { SESSION_ENDED } from '../features/accounts/loginSearch.ts';
import { getSession, wasEndedByServer } from '../lib/session.ts';

/** Guarded pages (spec §2). The guard checks the sign-in; the server checks the owner of a site. */
export const Route = createFileRoute('/_authed')({
  staticData: { column: 'portal', chat: false },
  beforeLoad: ({ location }) => {
    if (getSession().token) return;
    const error = wasEndedByServer() ? SESSION_ENDED : undefined;
    throw redirect({ to: '/login', search: { redirect: location.href, error } });
  },
});
