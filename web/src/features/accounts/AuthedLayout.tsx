import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSession } from '../../lib/useSession.ts';

/** Around every login-required page: leads to Login when the session ends while the page is open, e.g. in another tab. */
export function AuthedLayout() {
  const { isSignedIn } = useSession();
  const { href } = useLocation();
  return isSignedIn ? <Outlet /> : <Navigate to="/login" search={{ redirect: href }} replace />;
}
