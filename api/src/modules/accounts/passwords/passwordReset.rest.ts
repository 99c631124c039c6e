import { z } from 'zod';
import { readBody, text } from '../../../rest/readBody.ts';
import { respond } from '../../../rest/respond.ts';
import type { RestRoute } from '../../../rest/restRoute.ts';
import { sendFailure } from '../../../rest/sendFailure.ts';
import { toRestSignedIn } from '../account.rest.ts';
import { messages } from '../messages.ts';

const Request = z.object({ email: text });
const Reset = z.object({ password: text });

/** Spec §7: users who forgot their password. */
export const passwordResetRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/users/forgot-password',
    access: 'public',
    async answer({ scope, ip, body, response }) {
      const input = readBody(Request, body);
      if (!input.ok) return sendFailure(response, input.error);
      const result = await scope.passwordResets.request(input.value.email, ip);
      respond(response, result, () => ({ message: messages.resetLinkSent }));
    },
  },
  {
    method: 'patch',
    path: '/users/reset-password/{token}',
    access: 'public',
    async answer({ scope, ip, body, request, response }) {
      const input = readBody(Reset, body);
      if (!input.ok) return sendFailure(response, input.error);
      const token = String(request.params.token);
      respond(response, await scope.passwordResets.reset(token, input.value.password, ip), toRestSignedIn);
    },
  },
];
