import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import type { SignedIn } from './account.service.ts';
import { AccountService } from './account.service.ts';

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
