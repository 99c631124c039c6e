import { useEffect } from 'react';
import { endSession } from '../../lib/session.ts';

/**
 * Stands where the server does not know the person any more (session expired, or ended elsewhere). Forgets the token; the
 * guard of the signed-in pages then leads to Login, which says so, and back.
 */
export function SessionEnded() {
  useEffect(() => endSession('server'), []);
  return null;
}
