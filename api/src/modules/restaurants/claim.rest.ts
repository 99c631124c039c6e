import { z } from 'zod';
import { mapOk, publicRoute, text, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { RestNewAccount, RestSignedIn, toRestSignedIn } from '../accounts/account.rest.ts';
import { ClaimService } from './claim.service.ts';
import { OnboardingCookie } from './onboardingCookie.rest.ts';

/** The specified payload (spec §7) has no such field: a claim accepts the terms unless it says otherwise. */
const termsAccepted = z
  .boolean({ error: 'Please send true or false.' })
  .default(true)
  .describe('Posting a claim accepts the terms; false refuses it.');

const ClaimForUser = z.object({
  claimToken: text.describe('Token that came with the preview; works once.'),
  termsAccepted,
});
const ClaimWithAccount = ClaimForUser.extend(RestNewAccount.shape);

const ClaimedRestaurant = z.object({
  _id: z.uuid().describe('Id of the restaurant.'),
  name: z.string().describe('Its name.'),
  slug: z.string().describe('Subdomain of its site.'),
});

const headers = { 'Set-Cookie': 'Removes the cookie `onboarding`.' };

/** Spec §7: claiming a preview. */
export const claimRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/onboarding/claim-restaurant',
    operationId: 'claimRestaurant',
    tag: 'onboarding',
    summary: 'Claim a preview with a new account',
    body: ClaimWithAccount,
    answers: {
      200: {
        description: 'The site is claimed and its owner signed in.',
        json: RestSignedIn,
        headers,
      },
    },
    failures: [404, 409, 429],
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer({ claims, cookie, ip, body, response }) {
      const claimed = await claims.claimWithAccount(body, ip);
      if (claimed.ok) cookie.clear(response);
      return mapOk(claimed, toRestSignedIn);
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/onboarding/claim-for-user',
    operationId: 'claimForUser',
    tag: 'onboarding',
    summary: 'Add a preview to the account that is signed in',
    body: ClaimForUser,
    answers: {
      200: {
        description: 'The site is claimed.',
        json: z.object({ data: z.object({ restaurant: ClaimedRestaurant }) }),
        headers,
      },
    },
    failures: [404],
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer({ claims, cookie, viewer, body, response }) {
      const claimed = await claims.claimForUser(body.claimToken, viewer.id, body.termsAccepted);
      if (claimed.ok) cookie.clear(response);
      return mapOk(claimed, ({ id: _id, name, slug }) => ({ data: { restaurant: { _id, name, slug } } }));
    },
  }),
];
