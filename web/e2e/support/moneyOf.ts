import { listed, type StripeAccount } from './stripeAccount.ts';

interface Payment {
  id: string;
  amount_paid: number;
  payment: { payment_intent: string };
}

/** Pence that the provider took from the customer with this email address, and the refunded part. */
export async function moneyOf(
  account: StripeAccount,
  email: string,
): Promise<{ taken: number; back: number }> {
  const customers = await listed<{ id: string; email: string }>(account, '/v1/customers');
  let [taken, back] = [0, 0];
  for (const customer of customers.filter((one) => one.email === email))
    for (const invoice of await listed(account, `/v1/invoices?customer=${customer.id}`))
      for (const { amount_paid: amount, payment } of await listed<Payment>(
        account,
        `/v1/invoice_payments?invoice=${invoice.id}`,
      )) {
        taken += amount;
        const refunds = `/v1/refunds?payment_intent=${payment.payment_intent}`;
        for (const refund of await listed<{ id: string; amount: number }>(account, refunds))
          back += refund.amount;
      }
  return { taken, back };
}
