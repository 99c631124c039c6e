import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLate } from '../../lib/useLate.ts';
import { useSession } from '../../lib/useSession.ts';
import { Quiet } from './Quiet.tsx';

// Visitors have no use for it.
const loadBanner = () => import('../accounts/UnverifiedBanner.tsx');

/** What owners should know on the dashboard and on the account page; elsewhere it would stand above their work. It comes when it is there, and fails without a trace: the page is more important. */
export function OwnerNotices() {
  const isPlace = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_authed/dashboard' || routeId === '/_authed/account'),
  });
  const { token } = useSession();
  const isOwner = isPlace && token !== null;
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
