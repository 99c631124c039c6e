import type { OwnerAnswerForm } from '@forkfront/common/renderer.ts';
import { messages } from '../messages.ts';
import { AcceptForm, CancelForm, DeclineForms, Moves, PauseForm } from '../parts/AnswerForms.tsx';
import { FormAlert } from '../parts/Fields.tsx';
import { Footer } from '../parts/Frame.tsx';
import { allergenLines, OrderAddress, OrderIfMissing, OrderLines, OrderNote } from '../parts/OrderLines.tsx';
import type { OwnerOrderPageView } from '@forkfront/common/orderPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { ALLERGEN_SHORT_NAMES, unconfirmedDishes } from '@forkfront/common/allergens.ts';
import { momentText } from '@forkfront/common/zonedTime.ts';
import { answerOutcome, clockTime } from '../rules/orderState.rules.ts';

const texts = messages.answer;

type Props = { order: OwnerOrderPageView; form: OwnerAnswerForm; context: PageContext };

function Details({ order, totalLabel }: { order: OwnerOrderPageView; totalLabel: string }) {
  const call = phoneHref(order.customerPhone);
  const dishes = unconfirmedDishes(allergenLines(order), ALLERGEN_SHORT_NAMES);
  return (
    <section className="ticket">
      <OrderNote label={texts.note} note={order.note} />
      <OrderIfMissing way={order.ifMissing} isOwner />
      <OrderAddress label={texts.deliverTo} address={order.deliveryAddress} />
      <OrderLines
        order={order}
        totalLabel={totalLabel}
        note={
          dishes !== '' && (
            <p className="allergens-note">
              {dishes === null ? texts.unconfirmed.all : texts.unconfirmed.of(dishes)}{' '}
              {texts.unconfirmed.more}
            </p>
          )
        }
      />
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

/** Collection or delivery, and for when it is promised or wanted: `Delivery for Tue 24 Nov, 18:30`. */
function wantedText(order: OwnerOrderPageView, timeZone: string): string {
  const { readyAt, scheduledFor, dueAt, placedAt } = order;
  const moment = (instant: string) => momentText(new Date(instant), timeZone, new Date(placedAt));
  const kind = texts.fulfilment[order.fulfilment];
  if (readyAt && order.state !== 'PLACED') return `${kind} ${texts.promised(moment(readyAt))}`;
  if (scheduledFor) return `${kind} ${texts.wanted(moment(scheduledFor))}`;
  return `${kind} ${dueAt ? texts.wantedAround(moment(dueAt)) : texts.wantedNow}`;
}

/** The page of the links in the order mail. A GET changes nothing, so a mail scanner that follows links answers no order. */
export function OwnerAnswerPage({ order, form, context }: Props) {
  const timeZone = context.timeZone ?? 'Europe/London';
  const kind = order.fulfilment;
  const outcome = answerOutcome(order, timeZone);
  const declines = !outcome && form.intent === 'reject';
  const owed = order.state === 'COMPLETED' ? messages.status.totalOfDone : texts.total[kind];
  const totalLabel = outcome?.isCharged === false ? texts.notCharged : owed;
  const isOpen = !outcome || outcome.moves.length > 0;
  const { scheduledFor } = order;
  return (
    <>
      <main className="wrap">
        {order.isTest && <p className="test-order">{messages.status.testOrder}</p>}
        <div className="status-head">
          <p className="restaurant">{order.restaurantName}</p>
          <p className="number">
            <span>{outcome ? messages.status.order : texts.newOrder}</span> <strong>{order.number}</strong>
          </p>
          <h1>{outcome?.title ?? wantedText(order, timeZone)}</h1>
          <p className="lead">{outcome?.text ?? `${texts.placedAt(clockTime(order.placedAt, timeZone))}.`}</p>
          {outcome?.reason && <blockquote className="reason">{outcome.reason}</blockquote>}
          {outcome && isOpen && <p className="wanted">{wantedText(order, timeZone)}</p>}
        </div>
        {isOpen && <FormAlert formError={form.formError} />}
        {declines && <DeclineForms form={form} />}
        <Details order={order} totalLabel={totalLabel} />
        {!outcome && (
          <AcceptForm
            form={form}
            kind={kind}
            chosenTime={
              scheduledFor ? momentText(new Date(scheduledFor), timeZone, new Date(order.placedAt)) : null
            }
          />
        )}
        {!outcome && !declines && <DeclineForms form={form} />}
        {outcome && isOpen && (
          <>
            <CancelForm form={form} />
            <Moves form={form} moves={outcome.moves} isDelivery={kind === 'DELIVERY'} />
          </>
        )}
        <PauseForm form={form} timeZone={timeZone} />
      </main>
      <Footer context={context} />
    </>
  );
}
