import type { StatusNotice } from '@forkfront/common/renderer.ts';
import { Check, ExternalLink, Phone } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { FormAlert } from '../parts/Fields.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Banners } from '../parts/Notices.tsx';
import { UnconfirmedNote } from '../parts/Allergens.tsx';
import { allergenLines, OrderAddress, OrderIfMissing, OrderLines, OrderNote } from '../parts/OrderLines.tsx';
import type { OrderPageView } from '@forkfront/common/orderPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { safeUrl } from '../rules/address.rules.ts';
import { momentText } from '@forkfront/common/zonedTime.ts';
import { type OrderStep, clockTime, orderProgress } from '../rules/orderState.rules.ts';

/** The progress of an order. */
function ProgressSteps({ steps }: { steps: readonly OrderStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="steps">
      {steps.map(({ label, at }) => (
        <li key={label} className={at} aria-current={at === 'now' ? 'step' : undefined}>
          <span className="dot">{at === 'done' && <Icon of={Check} size={16} />}</span>
          {label}
          {at === 'done' && <span className="hidden-text"> ({messages.status.stepDone})</span>}
        </li>
      ))}
    </ol>
  );
}

/** The question before an order is cancelled. It opens without JavaScript. */
function CancelQuestion({ number, path }: { number: number; path: string }) {
  return (
    <details className="ask">
      <summary>{texts.cancel}</summary>
      <form method="post" action={`${path}/cancel`}>
        <p>{texts.cancelSure(number)}</p>
        <button className="button danger" type="submit">
          {texts.cancelYes}
        </button>
      </form>
    </details>
  );
}

/** What could not be put into the basket again; nothing when the diner did not ask. */
function AgainNotice({ gone, lines }: Pick<StatusNotice, 'gone'> & { lines: OrderPageView['lines'] }) {
  if (!gone) return null;
  const isAll = gone.length >= new Set(lines.map(({ name }) => name)).size;
  return (
    <div className="notice" role="status">
      <p>
        {isAll ? texts.allGone : texts.gone(gone.join(', '))}{' '}
        <a href={isAll ? '/' : '/basket'}>{isAll ? texts.seeMenu : texts.toBasket}</a>
      </p>
    </div>
  );
}

type Props = {
  order: OrderPageView;
  /** Path of this page. */
  path: string;
  notice: StatusNotice;
  context: PageContext;
  now: Date;
};

const texts = messages.status;

/** The diner's page after ordering. The island replaces the content of `main` when the order changes. */
export function StatusPage({ order, path, notice, context, now }: Props) {
  const progress = orderProgress(order);
  const kind = order.fulfilment;
  const timeZone = context.timeZone ?? 'Europe/London';
  const call = phoneHref(order.restaurantPhone);
  const menu = safeUrl(order.storefrontUrl);
  const canCancel = !!order.cancellableUntil && now < new Date(order.cancellableUntil);
  const wanted = progress.isFinal ? null : wantedText(order, timeZone);
  return (
    <>
      <Banners site={{ isDemo: context.site?.isDemo ?? false }} context={context} />
      <p className="hidden-text" role="status" data-spoken="" />
      <main
        className="wrap"
        data-order={progress.isFinal ? 'final' : 'live'}
        data-path={path}
        data-sent={context.site?.slug}
      >
        {order.isTest && (
          <div className="test-order">
            <p>{texts.testOrder}</p>
            {notice.answerPath && (
              <a href={notice.answerPath} target="_blank" rel="noopener">
                {texts.answerTest}
                <Icon of={ExternalLink} size={16} />
                <span className="hidden-text"> {texts.newTab}</span>
              </a>
            )}
          </div>
        )}
        <FormAlert formError={notice.problem} />
        <AgainNotice gone={notice.gone} lines={order.lines} />
        <div className="status-head">
          <p className="restaurant">{order.restaurantName}</p>
          <p className="number">
            <span>{texts.order}</span> <strong>{order.number}</strong>
          </p>
          <h1 data-headline="">{progress.headline}</h1>
          <p className="lead">{progress.text}</p>
          {order.rejectionReason && <blockquote className="reason">{order.rejectionReason}</blockquote>}
          {progress.isAwaited && order.readyAt ? (
            <p className="ready">
              <span>{texts.ready[kind]}</span>{' '}
              <time dateTime={order.readyAt}>
                {momentText(new Date(order.readyAt), timeZone, new Date(order.placedAt))}
              </time>
            </p>
          ) : (
            wanted && <p className="wanted">{wanted}</p>
          )}
          <ProgressSteps steps={progress.steps} />
        </div>
        <section className="ticket">
          <h2>{texts.yourOrder}</h2>
          <OrderLines
            order={order}
            totalLabel={totalLabel(order)}
            note={<UnconfirmedNote lines={allergenLines(order)} phone={order.restaurantPhone} />}
          />
          <OrderAddress label={texts.deliverTo} address={order.deliveryAddress} />
          <OrderIfMissing way={order.ifMissing} />
          <OrderNote label={texts.note} note={order.note} />
          <p className="small">
            {texts.forName} {order.customerName}. {texts.placedAt(clockTime(order.placedAt, timeZone))}.
          </p>
        </section>
        <div className="status-links">
          {progress.isFinal && (
            <form method="post" action={`${path}/again`}>
              <button className="button" type="submit">
                {texts.orderAgain}
              </button>
            </form>
          )}
          {call && (
            <a className="button outlined" href={call}>
              <Icon of={Phone} />
              <span>
                {texts.call}: {order.restaurantPhone}
              </span>
            </a>
          )}
          {menu && <a href={menu}>{progress.isFinal ? texts.seeMenu : texts.backToMenu}</a>}
          {canCancel && <CancelQuestion number={order.number} path={path} />}
        </div>
        {!progress.isFinal && (
          <p className="small centred" role="status" data-live={texts.live} data-cut={texts.cut}>
            {texts.live}
          </p>
        )}
      </main>
      <Footer context={context} />
    </>
  );
}

/** A total that is paid already, still to be paid, or not charged. */
function totalLabel(order: OrderPageView): string {
  if (!orderProgress(order).isCharged) return texts.notCharged;
  return order.state === 'COMPLETED' ? texts.totalOfDone : texts.total[order.fulfilment];
}

/** When the diner wants the order: `Delivery: Tue 24 Nov, 18:30`; null once the food is ready and no time was chosen. */
function wantedText(order: OrderPageView, timeZone: string): string | null {
  const { scheduledFor, dueAt, placedAt, state } = order;
  const time = scheduledFor ?? (state === 'PLACED' ? dueAt : null);
  if (!time) return null;
  const moment = momentText(new Date(time), timeZone, new Date(placedAt));
  return `${texts.wanted[order.fulfilment]}: ${scheduledFor ? moment : texts.around(moment)}`;
}
