import { messages } from '../messages.ts';
import { AcceptBar, DeclineForms, ReadyBar } from '../parts/AnswerForms.tsx';
import { Footer } from '../parts/Footer.tsx';
import { FormAlert } from '../parts/FormAlert.tsx';
import { OrderLines } from '../parts/OrderLines.tsx';
import type { OwnerAnswerForm, OwnerOrder, PageContext } from '../renderer.types.ts';
import { answerOutcome } from '../rules/answerOutcome.rules.ts';
import { clockTime } from '../rules/clockTime.rules.ts';
import { phoneHref } from '../rules/phoneHref.rules.ts';

type Props = { order: OwnerOrder; form: OwnerAnswerForm; context: PageContext };

const texts = messages.answer;

function Details({ order, totalLabel }: { order: OwnerOrder; totalLabel: string }) {
  const call = phoneHref(order.customerPhone);
  return (
    <section className="ticket">
      {order.note && (
        <p className="order-note">
          <strong>{texts.note}</strong> {order.note}
        </p>
      )}
      <OrderLines order={order} totalLabel={totalLabel} />
      <h2>{order.customerName}</h2>
      <p className="contact">
        {call && <a href={call}>{order.customerPhone}</a>}
        {order.customerEmail && (
          <a href={`mailto:${encodeURIComponent(order.customerEmail).replace('%40', '@')}`}>
            {order.customerEmail}
          </a>
        )}
      </p>
    </section>
  );
}

/**
 * Opened from the email, in a kitchen: the answer is at hand, the details are read behind it. Opening it changes nothing, so
 * a mail scanner that follows links answers no order.
 */
export function OwnerAnswerPage({ order, form, context }: Props) {
  const timeZone = context.timeZone ?? 'Europe/London';
  const outcome = answerOutcome(order, timeZone);
  const declines = !outcome && form.intent === 'reject';
  const totalLabel = outcome?.isCharged === false ? texts.notCharged : texts.total;
  return (
    <>
      <main className="wrap">
        {order.isTest && <p className="test-order">{messages.status.testOrder}</p>}
        <div className="status-head">
          <p className="restaurant">{order.restaurantName}</p>
          <p className="number">
            <span>{outcome ? messages.status.order : texts.newOrder}</span> <strong>{order.number}</strong>
          </p>
          <h1>{outcome?.title ?? texts.placedAt(clockTime(order.placedAt, timeZone))}</h1>
          {outcome && <p className="lead">{outcome.text}</p>}
          {outcome?.reason && <blockquote className="reason">{outcome.reason}</blockquote>}
        </div>
        {!outcome && <FormAlert formError={form.formError} />}
        {declines && <DeclineForms form={form} />}
        <Details order={order} totalLabel={totalLabel} />
        {!outcome && <AcceptBar form={form} />}
        {!outcome && !declines && <DeclineForms form={form} />}
        {outcome?.canBeReady && <ReadyBar form={form} />}
      </main>
      <Footer context={context} />
    </>
  );
}
