import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimitedError, ValidationError } from '../../graphql/errors.type.ts';

@ObjectType({ description: 'Done.' })
export class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok!: boolean;
}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of `deleteAccount`.',
  types: () => [DeleteAccountPayload, ValidationError, RateLimitedError] as const,
});
