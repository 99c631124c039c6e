import { z } from 'zod';
import { mapOk, publicRoute, type RestRoute, text } from '../../../rest/restRoute.ts';
import { RestSignedIn, toRestSignedIn } from '../account.rest.ts';
import { SecondStepService } from './secondStep.service.ts';

/** The second step of a sign-in. */
export const secondStepRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/users/login/second-step',
    operationId: 'finishSignIn',
    tag: 'users',
    summary: 'The second step of a sign-in',
    description:
      'After 403 with the code `second-step-needed`. A code counts once, a challenge for ten minutes. At most 5 wrong codes in 15 minutes.',
    body: z.object({
      challenge: text.describe('The challenge of the answer.'),
      code: text.describe('Six digits of the authenticator app, or a recovery code.'),
    }),
    answers: { 200: { description: 'Signed in.', json: RestSignedIn } },
    failures: [404, 429],
    uses: { steps: SecondStepService },
    answer: async ({ steps, ip, body }) =>
      mapOk(await steps.finish(body.challenge, body.code, ip), toRestSignedIn),
  }),
];
