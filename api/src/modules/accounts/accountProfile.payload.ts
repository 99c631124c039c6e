import { createUnionType, Field, ObjectType } from 'type-graphql';
import { ValidationError } from '../../graphql/errors.type.ts';
import { UserType } from './user.type.ts';

@ObjectType({ description: 'The change is saved.' })
export class UpdateAccountPayload {
  @Field(() => UserType, { description: 'The viewer, as changed.' })
  user!: UserType;
}

export const UpdateAccountResult = createUnionType({
  name: 'UpdateAccountResult',
  description: 'Outcome of `updateAccount`.',
  types: () => [UpdateAccountPayload, ValidationError] as const,
});
