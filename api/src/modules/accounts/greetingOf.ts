import { mailMessages } from './mailMessages.ts';
import type { User } from './user.entity.ts';

/**
 * How a mail to the address of an account begins: by name only where the address is known to be the person's. Whoever
 * made the account chose the name, and an address that nobody has shown to be theirs may be a stranger's, whom nobody
 * shall send words of their own through us.
 */
export const greetingOf = ({ name, emailVerifiedAt }: Pick<User, 'name' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt == null ? mailMessages.helloThere : mailMessages.hello(name);
