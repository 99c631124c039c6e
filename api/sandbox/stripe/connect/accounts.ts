import { invalidRequest, StripeRefusal } from '../stripeRefusal.ts';
import { newStripeId, type WireAccount } from '../wire.ts';
import type { World } from '../world.ts';

/** What Stripe asks an owner for. */
const QUESTIONS = ['business_profile.url', 'external_account', 'representative.dob', 'tos_acceptance.date'];
/** What it may ask for later. */
const LATER = ['individual.verification.document'];

const requirements = (due: string[], disabledReason: string | null): WireAccount['requirements'] => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: disabledReason as WireAccount['requirements']['disabled_reason'],
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

const NO_PROFILE = {
  mcc: null,
  minority_owned_business_designation: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

interface AccountInput {
  country: string;
  /** Name of the business; null: it is asked for. */
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
}

/** An account whose owner has answered nothing yet, with Stripe's own dashboard. `now` in seconds. */
export const newAccount = ({ country, name, email, metadata }: AccountInput, now: number): WireAccount => ({
  id: newStripeId('acct', 16),
  object: 'account',
  business_profile: { ...NO_PROFILE, name },
  capabilities: { card_payments: 'inactive', transfers: 'inactive' },
  charges_enabled: false,
  controller: {
    fees: { payer: 'account' },
    is_controller: true,
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
    type: 'application',
  },
  country,
  created: now,
  default_currency: 'gbp',
  details_submitted: false,
  email,
  metadata,
  payouts_enabled: false,
  requirements: requirements(QUESTIONS, 'requirements.past_due'),
  type: 'none',
});

/** The states that the page of the sandbox can give an account. */
export const ACCOUNT_STATES = ['ready', 'unfinished', 'moreNeeded', 'restricted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

const CHANGES: Record<
  AccountState,
  Pick<WireAccount, 'charges_enabled' | 'details_submitted' | 'payouts_enabled' | 'requirements'>
> = {
  ready: {
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements([], null),
  },
  unfinished: {
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    requirements: requirements(QUESTIONS, 'requirements.past_due'),
  },
  // It may still take payments, and is not paid out.
  moreNeeded: {
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: false,
    requirements: requirements(LATER, null),
  },
  restricted: {
    charges_enabled: false,
    details_submitted: true,
    payouts_enabled: false,
    requirements: requirements(LATER, 'requirements.past_due'),
  },
};

/** Gives an account a state, as answers of its owner or a check of Stripe do, and announces it. */
export function changeAccount(world: World, id: string, state: AccountState): WireAccount {
  const before = accountOf(world, id);
  const active = CHANGES[state].charges_enabled ? 'active' : 'inactive';
  const next: WireAccount = {
    ...before,
    ...CHANGES[state],
    capabilities: { card_payments: active, transfers: active },
  };
  world.ledger.put('account', next);
  world.announce('account.updated', next, before, id);
  return next;
}

/** Throws as Stripe does for an account that the key may not use. */
export function accountOf(world: World, id: string): WireAccount {
  const account = world.ledger.get('account', id);
  if (account) return account;
  throw new StripeRefusal(
    403,
    'invalid_request_error',
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );
}

/** Throws for an account that takes no card payments now. */
export function chargeableAccount(world: World, id: string): WireAccount {
  const account = accountOf(world, id);
  if (!account.charges_enabled)
    throw invalidRequest(
      'Your account cannot currently make charges. Please check the status of your account in the Dashboard.',
      { code: 'account_invalid' },
    );
  return account;
}
