import { z } from 'zod';
import {
  readBody,
  text,
  respond,
  publicRoute,
  viewerRoute,
  type RestRoute,
  sendFailure,
} from '../../rest/restRoute.ts';
import { type SignedIn, AccountService } from './account.service.ts';
import { messages } from './messages.ts';
import { PasswordResetService } from './passwords/passwordReset.service.ts';

const Login = z.object({ email: text, password: text });
const Register = z.object({ name: text, email: text, password: text });

/** Spec §7: users. */
export const accountRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/users/login',
    uses: { accounts: AccountService },
    async answer({ accounts, ip, body, response }) {
      const input = readBody(Login, body);
      if (!input.ok) return sendFailure(response, input.error);
      const { email, password } = input.value;
      respond(response, await accounts.login(email, password, ip), toRestSignedIn);
    },
  }),
  publicRoute({
    method: 'post',
    path: '/users/register',
    uses: { accounts: AccountService },
    async answer({ accounts, ip, body, response }) {
      const input = readBody(Register, body);
      if (!input.ok) return sendFailure(response, input.error);
      respond(response, await accounts.register(input.value, ip), toRestSignedIn, 201);
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/users/me',
    uses: {},
    async answer({ viewer, response }) {
      response.json(toRestUser(viewer));
    },
  }),
];

/** A user as REST shows it (spec §3). */
const toRestUser = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  _id: id,
  name,
  email,
});

/** A user with the token of a session that was just opened. */
export const toRestSignedIn = ({ user, token }: SignedIn) => ({ ...toRestUser(user), token });

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
