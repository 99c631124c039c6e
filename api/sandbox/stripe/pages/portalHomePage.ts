import { formatPence } from '@forkfront/common/money.ts';
import { settleBalance } from '../billing/billing.rules.ts';
import { cardOnFile } from '../billing/collectInvoice.ts';
import { productName, priceWords } from '../billing/invoiceLines.ts';
import { firstItem, isOverdue } from '../billing/subscription.ts';
import type { WireInvoice, WireSubscription, WirePortalSession } from '../wire.ts';
import type { World } from '../world.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, type Html, stripePage, dayWords } from './stripePage.ts';

/** The customer's data in the portal: live plans and invoices, newest first. */
function portalCustomer(
  world: World,
  customer: string,
): { subscriptions: WireSubscription[]; invoices: WireInvoice[] } {
  return {
    subscriptions: world.ledger
      .all('subscription')
      .filter((subscription) => subscription.customer === customer && subscription.status !== 'canceled')
      .reverse(),
    invoices: world.ledger
      .all('invoice')
      .filter((invoice) => invoice.customer === customer && invoice.status !== 'draft')
      .reverse(),
  };
}

const TEXTS = STRIPE_TEXTS.portal;

/** Plan, card and invoices of a customer. `problem` is the error of the last action. */
export function portalHomePage(world: World, session: WirePortalSession, problem: string | null): string {
  const { subscriptions, invoices } = portalCustomer(world, session.customer);
  const base = `/p/session/${session.id}`;
  return stripePage(
    TEXTS.title,
    html`${session.return_url && html`<a class="back" href="${session.return_url}">${STRIPE_TEXTS.returnTo}</a>`}
      <h1>${TEXTS.title}</h1>
      ${problem && html`<div class="alert" role="alert">${problem}</div>`}
      ${
        subscriptions.length === 0 &&
        html`<section class="card">
          <h2>${TEXTS.plan}</h2>
          <p class="soft">${TEXTS.noPlan}</p>
        </section>`
      }
      ${subscriptions.map((subscription) => planSection(world, base, subscription))}
      ${cardSection(world, base, session.customer, subscriptions)}
      <section class="card">
        <h2>${TEXTS.invoices}</h2>
        ${
          invoices.length === 0
            ? html`<p class="soft">${TEXTS.noInvoices}</p>`
            : html`<ul class="lines">
                ${invoices.map((invoice) => invoiceRow(base, invoice))}
              </ul>`
        }
      </section>`,
  );
}

function planSection(world: World, base: string, subscription: WireSubscription): Html {
  const item = firstItem(subscription);
  const { status, description, cancel_at_period_end: ends } = subscription;
  const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}" />`;
  const query = `?subscription=${subscription.id}`;
  return html`<section class="card">
    <h2>${TEXTS.plan}</h2>
    <p class="row">
      <strong>${productName(world, item)}</strong
      ><span class="chip">${STRIPE_TEXTS.statuses[status] ?? status}</span>
    </p>
    ${description && html`<p>${description}</p>`}
    <p class="price">${priceWords(item.price, item.quantity)}</p>
    <p class="soft">${planSentence(world, subscription)}</p>
    <div class="row">
      ${!isOverdue(subscription) && html`<a class="button" href="${base}/plan${query}">${TEXTS.change}</a>`}${
        ends
          ? html`<form method="post" action="${base}/resume">
              ${hidden}<button class="button main">${TEXTS.resume}</button>
            </form>`
          : html`<a class="button" href="${base}/cancel${query}">${TEXTS.cancel}</a>`
      }
    </div>
  </section>`;
}

function planSentence(world: World, subscription: WireSubscription): string {
  const item = firstItem(subscription);
  const day = dayWords(item.current_period_end);
  if (isOverdue(subscription)) return TEXTS.overdue;
  if (subscription.cancel_at_period_end) return TEXTS.cancels(day);
  const pending = world.ledger.get('notes', subscription.id)?.pending ?? [];
  const total = pending.reduce((sum, { amount }) => sum + amount, item.price.unit_amount * item.quantity);
  const { due } = settleBalance(total, world.customer(subscription.customer).balance);
  const next = TEXTS.next(formatPence(due), day);
  return subscription.status === 'trialing' ? `${TEXTS.trialEnds(day)} ${next}` : next;
}

function cardSection(world: World, base: string, customer: string, subscriptions: WireSubscription[]): Html {
  const [subscription = { customer, default_payment_method: null }] = subscriptions;
  const card = cardOnFile(world, subscription)?.card;
  const expiry = card && `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  const brand = card ? card.brand.charAt(0).toUpperCase() + card.brand.slice(1) : '';
  return html`<section class="card">
    <h2>${TEXTS.card}</h2>
    <p>${card && expiry ? TEXTS.cardWords(brand, card.last4, expiry) : TEXTS.noCard}</p>
    <a class="button" href="${base}/card">${card ? TEXTS.changeCard : TEXTS.addCard}</a>
  </section>`;
}

function invoiceRow(base: string, invoice: WireInvoice): Html {
  const { id, number, status, amount_due: due, created, invoice_pdf: pdf } = invoice;
  const name = number ?? '';
  return html`<li>
    <div>
      <span>${dayWords(created)}</span><br />
      ${pdf ? html`<a href="/i/${id}/pdf" aria-label="${TEXTS.pdfOf(name)}">${name}</a>` : html`<span class="soft">${name}</span>`}
    </div>
    <div class="row end">
      <span class="chip">${STRIPE_TEXTS.statuses[status ?? ''] ?? status}</span
      ><strong>${formatPence(due)}</strong
      >${status === 'open' && html`<form method="post" action="${base}/pay"><button class="button main small" name="invoice" value="${id}" aria-label="${TEXTS.payNow}: ${name}">${TEXTS.payNow}</button></form>`}
    </div>
  </li>`;
}
