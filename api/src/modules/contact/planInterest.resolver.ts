import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { idOf } from '../../graphql/globalId.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { KEPT_MONTHS } from './contact.rules.ts';
import { messages } from './messages.ts';
import { RegisterPlanInterestInput } from './planInterest.input.ts';
import { RegisterPlanInterestPayload, RegisterPlanInterestResult } from './planInterest.payload.ts';
import type { PlanInterestService } from './planInterest.service.ts';

@Resolver()
export class PlanInterestResolver {
  constructor(private readonly interests: PlanInterestService) {}

  @Mutation(() => RegisterPlanInterestResult, {
    description: `Keeps an email address for ${KEPT_MONTHS} months, to tell it when a plan is on sale; at most 10 an hour per IP. A repeat changes nothing.`,
  })
  async registerPlanInterest(
    @Arg('input', () => RegisterPlanInterestInput, { description: 'The plan and the address.' })
    { serviceId, email }: RegisterPlanInterestInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RegisterPlanInterestResult> {
    const kept = await this.interests.register(idOf('Service', serviceId), email, ip);
    return kept.ok
      ? Object.assign(new RegisterPlanInterestPayload(), { message: messages.willTell })
      : toUserError(kept.error);
  }
}
