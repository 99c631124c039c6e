import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimitedError, ValidationError } from '../../graphql/errors.type.ts';

@ObjectType({ description: 'The message is on its way.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'A sentence for the person.' })
  message!: string;
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Outcome of `sendContactMessage`.',
  types: () => [SendContactMessagePayload, ValidationError, RateLimitedError] as const,
});
