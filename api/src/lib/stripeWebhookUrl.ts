/** Where Stripe sends what happened; to be entered at Stripe as the address of a webhook endpoint. */
export const stripeWebhookUrl = (publicUrl: string): string => `${publicUrl}/api/v1/webhooks/stripe`;
