import { messages } from '../messages.ts';
import { AnswerForms } from '../parts/AnswerForms.tsx';
import { Footer } from '../parts/Footer.tsx';
import { OrderLines } from '../parts/OrderLines.tsx';
import type { OwnerAnswerForm, OwnerOrder, PageContext } from '../renderer.types.ts';
import { answerOutcome } from '../rules/answerOutcome.rules.ts';
import { clockTime } from '../rules/clockTime.rules.ts';
import { phoneHref } from '../rules/phoneHref.rules.ts';

type Props = { order: OwnerOrder; form: OwnerAnswerForm; context: PageContext };

const texts = messages.answer;

/** Opened from the e-mail. Opening it changes nothing, so a mail scanner that follows links answers no order. */
export function OwnerAnswerPage({ order, form, context }: Props) {
  const timeZone = context.timeZone ?? 'Europe/London';
  const outcome = answerOutcome(order, timeZone);
  const call = phoneHref(order.customerPhone);
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
        <section className="ticket">
          <h2>{order.customerName}</h2>
          <p className="contact">
            {call && <a href={call}>{order.customerPhone}</a>}
            {order.customerEmail && (
              <a href={`mailto:${encodeURIComponent(order.customerEmail).replace('%40', '@')}`}>
                {order.customerEmail}
              </a>
            )}
          </p>
          {order.note && (
            <p className="order-note">
              <strong>{texts.note}</strong> {order.note}
            </p>
          )}
          <OrderLines order={order} totalLabel={texts.total} />
        </section>
        {!outcome && <AnswerForms form={form} />}
      </main>
      <Footer context={context} />
    </>
  );
}
