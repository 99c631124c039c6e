import { type Paths, answer, bearer, body, failures, object, ref, string } from '../openApi.ts';

const tags = ['users'];
const email = string('E-mail address.', { format: 'email', maxLength: 254 });
const password = string('Password.', { minLength: 8, maxLength: 128 });

export const usersPaths: Paths = {
  '/users/login': {
    post: {
      summary: 'Sign in with e-mail and password',
      description: 'At most 10 wrong tries per address and per IP in 15 minutes.',
      tags,
      security: [],
      ...body(object({ email, password: string('Password.') })),
      responses: { 200: answer('Signed in.', ref('SignedIn')), ...failures(400, 401, 413, 415, 429) },
    },
  },
  '/users/register': {
    post: {
      summary: 'Make an account and sign in',
      tags,
      security: [],
      ...body(object({ name: string('Full name.', { maxLength: 100 }), email, password })),
      responses: {
        201: answer('The account is there, and signed in.', ref('SignedIn')),
        ...failures(400, 409, 413, 415, 429),
      },
    },
  },
  '/users/forgot-password': {
    post: {
      summary: 'Ask for a link to choose a new password',
      description:
        'The answer is the same for an address without an account. At most 5 links an hour per address, 20 per IP.',
      tags,
      security: [],
      ...body(object({ email })),
      responses: {
        200: answer('The link is on its way.', object({ message: string('A sentence for the user.') })),
        ...failures(400, 413, 415, 429),
      },
    },
  },
  '/users/reset-password/{token}': {
    patch: {
      summary: 'Choose a new password with a mailed link',
      description:
        'The link works once, for an hour. All sessions of the account end, and a new one is opened.',
      tags,
      security: [],
      parameters: [{ name: 'token', in: 'path', required: true, schema: string('Token of the link.') }],
      ...body(object({ password })),
      responses: {
        200: answer('Signed in.', ref('SignedIn')),
        ...failures(400, 404, 413, 415, 429),
      },
    },
  },
  '/users/me': {
    get: {
      summary: 'Who is signed in',
      tags,
      security: bearer,
      responses: { 200: answer('The account.', ref('User')), ...failures(401) },
    },
  },
  '/users/google': {
    get: {
      summary: 'Sign in with Google',
      description:
        'For a navigation of the browser, not for a program. It comes back to `/auth/callback`, whose `token` the GraphQL mutation `exchangeLoginCode` takes once, within 60 seconds.',
      tags,
      security: [],
      responses: {
        302: {
          description:
            'To Google; to `/login?error=auth-failed` when Google does not answer, and a browser that has to wait to `/login?error=too-many-tries`.',
        },
        ...failures(429),
      },
    },
  },
  '/users/google/callback': {
    get: {
      summary: 'Where Google sends the browser back to',
      description: 'Only Google leads here; what comes along is checked against a cookie of `/users/google`.',
      tags,
      security: [],
      responses: {
        302: {
          description:
            'To `/auth/callback`, with a `token` after a sign-in and without one when there was none; to `/login` with `error=auth-failed`, `error=email-unverified` or, a browser that has to wait, `error=too-many-tries`.',
        },
        ...failures(429),
      },
    },
  },
};
