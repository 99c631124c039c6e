import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { mapOk, text, publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { AccountService } from './account.service.ts';
import type { SignedIn } from './sessions/signedIn.ts';
import { messages } from './messages.ts';
import { NewPasswordService } from './passwords/newPassword.service.ts';

const RestUser = z
  .object({
    _id: z.uuid().describe('UUID.'),
    name: z.string().describe('Full name.'),
    email: z.email().describe('E-mail address.'),
  })
  .meta({ id: 'User' });

export const RestSignedIn = RestUser.extend({
  token: z.string().describe('Session token for `Authorization: Bearer`; shown only here.'),
}).meta({ id: 'SignedIn' });

const email = text.meta({ description: 'E-mail address.', format: 'email', maxLength: EMAIL_LENGTH });
const password = text.meta({
  description: 'Password.',
  minLength: ACCOUNT_LIMITS.password.min,
  maxLength: ACCOUNT_LIMITS.password.max,
});

export const RestNewAccount = z.object({
  name: text.meta({ description: 'Full name.', maxLength: ACCOUNT_LIMITS.name }),
  email,
  password,
});

/** Spec §7: users. */
export const accountRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/users/login',
    operationId: 'login',
    tag: 'users',
    summary: 'Sign in with e-mail and password',
    description:
      'At most 10 wrong tries per address and per IP in 15 minutes. An account with a second factor gets 403 with the code `second-step-needed`.',
    body: z.object({ email, password: text.describe('Password.') }),
    answers: { 200: { description: 'Signed in.', json: RestSignedIn } },
    failures: [401, 403, 429],
    uses: { accounts: AccountService },
    answer: async ({ accounts, ip, body }) =>
      mapOk(await accounts.login(body.email, body.password, ip), toRestSignedIn),
  }),
  publicRoute({
    method: 'post',
    path: '/users/register',
    operationId: 'register',
    tag: 'users',
    summary: 'Make an account and sign in',
    body: RestNewAccount,
    answers: { 201: { description: 'The account is there, and signed in.', json: RestSignedIn } },
    failures: [409, 429],
    uses: { accounts: AccountService },
    answer: async ({ accounts, ip, body }) => mapOk(await accounts.register(body, ip), toRestSignedIn),
  }),
  viewerRoute({
    method: 'get',
    path: '/users/me',
    operationId: 'getMe',
    tag: 'users',
    summary: 'Who is signed in',
    answers: { 200: { description: 'The account.', json: RestUser } },
    uses: {},
    answer: async ({ viewer: { id, name, email } }) => ok({ _id: id, name, email }),
  }),
  publicRoute({
    method: 'post',
    path: '/users/forgot-password',
    operationId: 'forgotPassword',
    tag: 'users',
    summary: 'Ask for a link to choose a new password',
    description:
      'The answer is the same for an address without an account. At most 5 links an hour per address, 20 per IP.',
    body: z.object({ email }),
    answers: {
      200: {
        description: 'The link is on its way.',
        json: z.object({ message: z.string().describe('A sentence for the user.') }),
      },
    },
    failures: [429],
    uses: { passwordResets: NewPasswordService },
    answer: async ({ passwordResets, ip, body }) =>
      mapOk(await passwordResets.request(body.email, ip), () => ({ message: messages.resetLinkSent })),
  }),
  publicRoute({
    method: 'patch',
    path: '/users/reset-password/{token}',
    operationId: 'resetPassword',
    tag: 'users',
    summary: 'Choose a new password with a mailed link',
    description:
      'The link works once, for an hour. All sessions of the account end, and a new one is opened.',
    params: z.object({ token: z.string().describe('Token of the link.') }),
    body: z.object({ password }),
    answers: { 200: { description: 'Signed in.', json: RestSignedIn } },
    failures: [403, 404, 429],
    uses: { passwordResets: NewPasswordService },
    answer: async ({ passwordResets, ip, params, body }) =>
      mapOk(await passwordResets.reset(params.token, body.password, ip), toRestSignedIn),
  }),
];

/** Field names of specification §3. */
export const toRestSignedIn = ({ user, token }: SignedIn): z.output<typeof RestSignedIn> => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  token,
});
