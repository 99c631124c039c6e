import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { toRestSignedIn } from '../accounts/account.rest.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { ClaimService } from './claim.service.ts';
import { OnboardingCookie } from './onboardingCookie.rest.ts';

/** The specified payload (§7) has no such field: posting a claim accepts the terms unless it says otherwise. */
const termsAccepted = z.boolean({ error: 'Please send true or false.' }).default(true);

const ClaimWithAccount = z.object({
  claimToken: text,
  name: text,
  email: text,
  password: text,
  termsAccepted,
});
const ClaimForUser = z.object({ claimToken: text, termsAccepted });

/** Spec §7: claiming a preview. */
export const claimRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/onboarding/claim-restaurant',
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(ClaimWithAccount, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const claimed = await call.claims.claimWithAccount(input.value, call.ip);
      if (claimed.ok) call.cookie.clear(call.response);
      respond(call.response, claimed, toRestSignedIn);
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/onboarding/claim-for-user',
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(ClaimForUser, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const { claimToken } = input.value;
      const claimed = await call.claims.claimForUser(claimToken, call.viewer.id, input.value.termsAccepted);
      if (claimed.ok) call.cookie.clear(call.response);
      respond(call.response, claimed, (restaurant) => ({ data: { restaurant: toRestClaimed(restaurant) } }));
    },
  }),
];

const toRestClaimed = ({ id, name, slug }: Restaurant) => ({ _id: id, name, slug });
