import { z } from 'zod';
import { messages } from '../../modules/onboarding/messages.ts';
import { text } from '../readBody.ts';

/** Characters of a message. */
export const MAX_MESSAGE_LENGTH = 20_000;
const MAX_TOLD_MESSAGES = 1_000;

/** Body of a chat row (spec §7: message, history, selectedPackage; the rest is ours and optional). */
export const ChatInput = z.object({
  message: z
    .string({ error: messages.emptyMessage })
    .max(MAX_MESSAGE_LENGTH, { error: messages.messageTooLong })
    .refine((message) => message.trim() !== '', { error: messages.emptyMessage }),
  /** Finds our own record, which counts; where we have none, the visitor's words in it do. Sent empty, it begins anew. */
  history: z
    .array(z.object({ sender: text, text }), { error: 'Please send a list of messages.' })
    .max(MAX_TOLD_MESSAGES, { error: `Please send at most ${MAX_TOLD_MESSAGES} messages.` })
    .nullish(),
  selectedPackage: text,
  /** The conversation's secret, for clients without cookies. */
  conversation: z.string({ error: 'Please send a text.' }).nullish(),
  /** The client's id of the message: sent again with the same id, it is not asked again. */
  clientId: z
    .string({ error: 'Please send a text.' })
    .regex(/^[\w:.-]{1,64}$/, { error: 'Please send at most 64 letters, digits and dashes.' })
    .nullish(),
});

export type ChatInput = z.infer<typeof ChatInput>;
