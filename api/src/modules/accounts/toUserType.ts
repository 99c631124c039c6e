import { toGlobalId } from '../../graphql/globalId.ts';
import { initialOf } from './account.rules.ts';
import { UserType } from './user.type.ts';

/** A user as GraphQL shows it. */
export function toUserType({ id, name, email }: { id: string; name: string; email: string }): UserType {
  return Object.assign(new UserType(), { id: toGlobalId('User', id), name, email, initial: initialOf(name) });
}
