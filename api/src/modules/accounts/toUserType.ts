import { toGlobalId } from '../../graphql/globalId.ts';
import { initialOf } from './account.rules.ts';
import { User } from './user.entity.ts';
import { UserType } from './user.type.ts';
import type { Viewer } from '../../lib/viewer.ts';

/** A user as GraphQL shows it. */
export function toUserType(person: User | Viewer): UserType {
  const { id, name, email } = person;
  return Object.assign(new UserType(), {
    id: toGlobalId('User', id),
    name,
    email,
    initial: initialOf(name),
    pendingEmail: person.pendingEmail ?? null,
    emailVerified: person instanceof User ? person.emailVerifiedAt != null : person.emailVerified,
    hasPassword: person instanceof User ? person.passwordHash != null : person.hasPassword,
  });
}
