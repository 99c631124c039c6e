import { z } from 'zod';
import { readBody, text } from '../../../rest/readBody.ts';
import { respond } from '../../../rest/respond.ts';
import { publicRoute, type RestRoute } from '../../../rest/restRoute.ts';
import { sendFailure } from '../../../rest/sendFailure.ts';
import { toRestSignedIn } from '../account.rest.ts';
import { messages } from '../messages.ts';
import { PasswordResetService } from './passwordReset.service.ts';

const Request = z.object({ email: text });
const Reset = z.object({ password: text });

/** Spec §7: users who forgot their password. */
export const passwordResetRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/users/forgot-password',
    uses: { passwordResets: PasswordResetService },
    async answer({ passwordResets, ip, body, response }) {
      const input = readBody(Request, body);
      if (!input.ok) return sendFailure(response, input.error);
      const result = await passwordResets.request(input.value.email, ip);
      respond(response, result, () => ({ message: messages.resetLinkSent }));
    },
  }),
  publicRoute({
    method: 'patch',
    path: '/users/reset-password/{token}',
    uses: { passwordResets: PasswordResetService },
    async answer({ passwordResets, ip, body, request, response }) {
      const input = readBody(Reset, body);
      if (!input.ok) return sendFailure(response, input.error);
      const token = String(request.params.token);
      respond(response, await passwordResets.reset(token, input.value.password, ip), toRestSignedIn);
    },
  }),
];
