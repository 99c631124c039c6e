import { useEffect } from 'react';
import { endSession } from '../../lib/session.ts';

/** Rendered when the server no longer knows the session. Removes the token; the route guard then redirects to Login. */
export function SessionEnded() {
  useEffect(() => endSession('server'), []);
  return null;
}
