import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import type { FormAnswer } from '../../lib/formAnswer.ts';
import { mapOk, optionalText, publicRoute, text, type RestRoute } from '../../rest/restRoute.ts';
import { ContactService } from './contact.service.ts';
import { messages } from './messages.ts';

const Message = z.object({
  name: text.meta({ description: 'Name.', maxLength: CONTACT_LIMITS.name }),
  email: text.meta({ description: 'E-mail address to answer to.', format: 'email', maxLength: EMAIL_LENGTH }),
  subject: text.meta({ description: 'Subject.', maxLength: CONTACT_LIMITS.subject }),
  message: text.meta({ description: 'Message.', maxLength: CONTACT_LIMITS.message }),
  website: optionalText.describe('Leave it out: people do not see this field, only robots fill it.'),
});

/** Spec §7: contact. */
export const contactRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/contact',
    operationId: 'sendContactMessage',
    tag: 'contact',
    summary: 'Send us a message',
    description: 'At most 5 an hour per IP, 3 per e-mail address. A repeat on the same day changes nothing.',
    body: Message,
    answers: {
      200: {
        description: 'The message is on its way.',
        json: z.object({ message: z.string().describe('A sentence for the person.') }),
      },
    },
    failures: [429],
    unexpected: messages.unexpected,
    uses: { contact: ContactService },
    async answer({ contact, ip, body: { website, ...words } }) {
      return mapOk(await contact.send(words, website, ip), () => ({ message: messages.sent }));
    },
  }),
];

const LABELS = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

/** Handles the contact form of a visitor without JavaScript. After a failure the page shows the texts again. */
export async function answerContactForm(
  contact: ContactService,
  fields: Record<string, string>,
  ip: string,
): Promise<FormAnswer> {
  const words = {
    name: fields['name'] ?? '',
    email: fields['email'] ?? '',
    subject: fields['subject'] ?? '',
    message: fields['message'] ?? '',
  };
  const sent = await contact.send(words, fields['website'] ?? '', ip);
  if (sent.ok) return { status: 200, title: messages.sent, lines: [messages.answerByEmail], kept: [] };
  const { error } = sent;
  const kept = (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((field) => words[field])
    .map((field) => ({ label: LABELS[field], text: words[field] }));
  const problems = error.kind === 'validation' ? error.fields.map(({ message }) => message) : [];
  return {
    status: error.kind === 'validation' ? 422 : 429,
    title: messages.notSentTitle,
    lines: [error.message, ...problems],
    kept,
  };
}
