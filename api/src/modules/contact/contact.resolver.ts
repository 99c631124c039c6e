import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { idOf } from '../../graphql/globalId.ts';
import {
  SendContactMessageInput,
  SendContactMessagePayload,
  SendContactMessageResult,
  RegisterPlanInterestInput,
  RegisterPlanInterestPayload,
  RegisterPlanInterestResult,
} from './contact.graphql.ts';
import { KEPT_MONTHS } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';
import { messages } from './messages.ts';

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => SendContactMessageResult, {
    description: `Sends a message to our support. It is stored for ${KEPT_MONTHS} months. A repeat on the same day changes nothing. At most 5 messages per hour and IP, and 3 per email address.`,
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput, { description: 'The message.' })
    { website, ...words }: SendContactMessageInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof SendContactMessageResult> {
    const sent = await this.contact.send(words, website ?? '', ip);
    return outcomeOf(sent, () => SendContactMessagePayload.of({ message: messages.sent }));
  }

  @Mutation(() => RegisterPlanInterestResult, {
    description: `Stores an email address for ${KEPT_MONTHS} months, to inform it when a plan is on sale. At most 10 requests per hour and IP. A repeat changes nothing.`,
  })
  async registerPlanInterest(
    @Arg('input', () => RegisterPlanInterestInput, { description: 'The plan and the address.' })
    { serviceId, email }: RegisterPlanInterestInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RegisterPlanInterestResult> {
    const kept = await this.contact.registerInterest(idOf('Service', serviceId), email, ip);
    return outcomeOf(kept, () => RegisterPlanInterestPayload.of({ message: messages.willTell }));
  }
}
