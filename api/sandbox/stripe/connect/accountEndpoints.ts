import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Endpoint, endpoint, mergeMetadata, metadata, text, url } from '../endpoints/endpoint.ts';
import { missingObject } from '../stripeRefusal.ts';
import { accountOf, newAccount } from './accounts.ts';

const LINK_SECONDS = 300;

const controller = z.strictObject({
  fees: z.strictObject({ payer: z.literal('account', 'in this sandbox the account pays the fees') }),
  losses: z.strictObject({ payments: z.literal('stripe', 'in this sandbox Stripe bears losses') }),
  requirement_collection: z.literal('stripe').optional(),
  stripe_dashboard: z.strictObject({
    type: z.literal('full', 'in this sandbox accounts have the full dashboard'),
  }),
});

const accountParams = z.strictObject({
  country: z.literal('GB', 'this sandbox has British accounts only'),
  email: z.email('Invalid email address').optional(),
  controller,
  business_profile: z.strictObject({ name: text.optional(), url: url.optional() }).optional(),
  metadata: metadata.optional(),
});

const linkParams = z.strictObject({
  account: text,
  type: z.literal('account_onboarding', 'this sandbox knows account_onboarding'),
  refresh_url: url,
  return_url: url,
});

/** Connected accounts, which the platform makes and reads. */
export const accountEndpoints: Endpoint[] = [
  endpoint('post', '/v1/accounts', accountParams, (world, { country, email = null, ...sent }) => {
    const name = sent.business_profile?.name ?? null;
    const account = newAccount(
      { country, name, email, metadata: mergeMetadata({}, sent.metadata) },
      world.now(),
    );
    world.ledger.put('account', account);
    return account;
  }),
  endpoint('get', '/v1/accounts/:id', z.strictObject({}), (world, _sent, id) => accountOf(world, id)),
  endpoint('post', '/v1/account_links', linkParams, (world, sent) => {
    if (!world.ledger.get('account', sent.account)) throw missingObject('account', sent.account, 'account');
    const id = randomBytes(16).toString('hex');
    const expiresAt = world.now() + LINK_SECONDS;
    world.ledger.put('onboarding', {
      id,
      account: sent.account,
      refreshUrl: sent.refresh_url,
      returnUrl: sent.return_url,
      expiresAt,
      isOpened: false,
    });
    return {
      object: 'account_link',
      created: world.now(),
      expires_at: expiresAt,
      url: `${world.baseUrl}/setup/e/${sent.account}/${id}`,
    };
  }),
];
