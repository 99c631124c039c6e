import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { KEPT_MONTHS } from './contact.rules.ts';
import { SendContactMessageInput } from './contact.input.ts';
import { SendContactMessagePayload, SendContactMessageResult } from './contact.payload.ts';
import type { ContactService } from './contact.service.ts';
import { messages } from './messages.ts';

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => SendContactMessageResult, {
    description: `Sends a message to us, where it is kept for ${KEPT_MONTHS} months; at most 5 an hour per IP and 3 per e-mail address.`,
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput, { description: 'The message.' })
    { website, ...words }: SendContactMessageInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof SendContactMessageResult> {
    const sent = await this.contact.send(words, website ?? '', ip);
    return sent.ok
      ? Object.assign(new SendContactMessagePayload(), { message: messages.sent })
      : toUserError(sent.error);
  }
}
