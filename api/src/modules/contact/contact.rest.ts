import { z } from 'zod';
import type { FormAnswer } from '../../lib/formAnswer.ts';
import { readBody, text, respond, publicRoute, type RestRoute, sendFailure } from '../../rest/restRoute.ts';
import { ContactService } from './contact.service.ts';
import { messages } from './messages.ts';

const Message = z.object({ name: text, email: text, subject: text, message: text, website: text });

/** Spec §7: contact. */
export const contactRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/contact',
    unexpected: messages.unexpected,
    uses: { contact: ContactService },
    async answer({ contact, ip, body, response }) {
      const input = readBody(Message, body);
      if (!input.ok) return sendFailure(response, input.error);
      const { website, ...words } = input.value;
      respond(response, await contact.send(words, website, ip), () => ({ message: messages.sent }));
    },
  }),
];

const LABELS = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

/** Sends the contact form of a visitor without JavaScript. What could not be sent is shown again. */
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
