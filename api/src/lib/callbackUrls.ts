/** The redirect URI of sign-ins with Google; it must be registered at Google. */
export const googleCallbackUrl = (publicUrl: string): string => `${publicUrl}/api/v1/users/google/callback`;

/** The address of the Stripe webhook; it must be registered at Stripe. */
export const stripeWebhookUrl = (publicUrl: string): string => `${publicUrl}/api/v1/webhooks/stripe`;
