/** Where Google sends the browser back to; it must be among the redirect addresses of the client at Google. */
export const googleCallbackUrl = (publicUrl: string): string => `${publicUrl}/api/v1/users/google/callback`;

/** Where Stripe sends what happened; to be entered at Stripe as the address of a webhook endpoint. */
export const stripeWebhookUrl = (publicUrl: string): string => `${publicUrl}/api/v1/webhooks/stripe`;
