import { createUnionType, Field, ObjectType } from 'type-graphql';
import { NotFoundError, RateLimitedError, ValidationError } from '../../graphql/errors.type.ts';

@ObjectType({ description: 'The address is kept, now or since an earlier request.' })
export class RegisterPlanInterestPayload {
  @Field(() => String, { description: 'A sentence for the person.' })
  message!: string;
}

export const RegisterPlanInterestResult = createUnionType({
  name: 'RegisterPlanInterestResult',
  description: 'Outcome of `registerPlanInterest`.',
  types: () => [RegisterPlanInterestPayload, ValidationError, NotFoundError, RateLimitedError] as const,
});
