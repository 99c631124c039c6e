import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLate } from '../../lib/useLate.ts';
import { useSession } from '../../lib/useSession.ts';
import { Quiet } from './Quiet.tsx';

// Visitors have no use for it.
const loadBanner = () => import('../accounts/UnverifiedBanner.tsx');

/** What owners should know on login-required pages. It comes when it is there, and fails without a trace: the page is more important. */
export function OwnerNotices() {
  const isOwnersPage = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_authed'),
  });
  const { token } = useSession();
  const isOwner = isOwnersPage && token !== null;
  const late = useLate(loadBanner, isOwner);
  if (!isOwner || !late) return null;
  return (
    <Quiet key={token}>
      <Suspense>
        <late.UnverifiedBanner />
      </Suspense>
    </Quiet>
  );
}
