import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { publicRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { messages } from './messages.ts';
import { ContactService } from './contact.service.ts';

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
