import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/useSession.ts';
import { Quiet } from './Quiet.tsx';

// Visitors have no use for it.
const UnverifiedBanner = lazy(async () => ({
  default: (await import('../accounts/UnverifiedBanner.tsx')).UnverifiedBanner,
}));

/** What owners should know on login-required pages. It comes when it is there, and fails without a trace: the page is more important. */
export function OwnerNotices() {
  const isOwnersPage = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_authed'),
  });
  const { token } = useSession();
  if (!isOwnersPage || token === null) return null;
  return (
    <Quiet key={token}>
      <Suspense>
        <UnverifiedBanner />
      </Suspense>
    </Quiet>
  );
}
