import type { User } from '../account.entity.ts';

/** A user with the token of a new session. */
export interface SignedIn {
  user: User;
  token: string;
}
