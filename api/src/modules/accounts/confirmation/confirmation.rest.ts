import { z } from 'zod';
import { mapOk, type RestRoute, viewerRoute } from '../../../rest/restRoute.ts';
import { ConfirmationService } from './confirmation.service.ts';

/** Confirms who is signed in. */
export const confirmationRoutes: RestRoute[] = [
  viewerRoute({
    method: 'post',
    path: '/users/me/confirm',
    operationId: 'confirmIdentity',
    tag: 'users',
    summary: 'Prove again who is signed in',
    description:
      'For changes that answer 403 with the code `confirmation-needed`. A proof counts for ten minutes, in this session. At most 10 wrong tries in 15 minutes.',
    body: z.object({
      password: z.string().nullish().describe('Password of the account.'),
      code: z.string().nullish().describe('Six digits of the authenticator app, instead of the password.'),
    }),
    answers: {
      200: {
        description: 'Confirmed.',
        json: z.object({
          confirmedUntil: z
            .string()
            .meta({ description: 'Until then the session needs no other proof.', format: 'date-time' }),
        }),
      },
    },
    failures: [429],
    uses: { confirmations: ConfirmationService },
    answer: async ({ confirmations, viewer, ip, body }) =>
      mapOk(await confirmations.confirm(viewer, body, ip), (until) => ({
        confirmedUntil: until.toISOString(),
      })),
  }),
];
