import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { messages } from './messages.ts';

const Message = z.object({ name: text, email: text, subject: text, message: text, website: text });

/** Spec §7: contact. */
export const contactRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/contact',
    access: 'public',
    unexpected: messages.unexpected,
    async answer({ scope, ip, body, response }) {
      const input = readBody(Message, body);
      if (!input.ok) return sendFailure(response, input.error);
      const { website, ...words } = input.value;
      respond(response, await scope.contact.send(words, website, ip), () => ({ message: messages.sent }));
    },
  },
];
