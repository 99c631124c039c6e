import { Check, Phone } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Banners } from '../parts/Notices.tsx';
import { OrderLines, OrderNote } from '../parts/OrderLines.tsx';
import type { OrderStatus } from '../queries/orderStatusPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref, safeUrl } from '../rules/address.rules.ts';
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

type Props = { order: OrderStatus; context: PageContext };

const texts = messages.status;

/** The diner's page after ordering. The island replaces the content of `main` when the order changes. */
export function StatusPage({ order, context }: Props) {
  const progress = orderProgress(order);
  const timeZone = context.timeZone ?? 'Europe/London';
  const call = phoneHref(order.restaurantPhone);
  const menu = safeUrl(order.storefrontUrl);
  return (
    <>
      <Banners site={{ isDemo: context.site?.isDemo ?? false }} context={context} />
      <p className="hidden-text" role="status" data-spoken="" />
      <main className="wrap" data-order={progress.isFinal ? 'final' : 'live'} data-sent={context.site?.slug}>
        {order.isTest && <p className="test-order">{texts.testOrder}</p>}
        <div className="status-head">
          <p className="restaurant">{order.restaurantName}</p>
          <p className="number">
            <span>{texts.order}</span> <strong>{order.number}</strong>
          </p>
          <h1 data-headline="">{progress.headline}</h1>
          <p className="lead">{progress.text}</p>
          {order.state === 'REJECTED' && order.rejectionReason && (
            <blockquote className="reason">{order.rejectionReason}</blockquote>
          )}
          {progress.isAwaited && order.readyAt && (
            <p className="ready">
              <span>{texts.readyAbout}</span>{' '}
              <time dateTime={order.readyAt}>{clockTime(order.readyAt, timeZone, order.placedAt)}</time>
            </p>
          )}
          <ProgressSteps steps={progress.steps} />
        </div>
        <section className="ticket">
          <h2>{texts.yourOrder}</h2>
          <OrderLines order={order} totalLabel={progress.isCharged ? texts.total : texts.notCharged} />
          <OrderNote label={texts.note} note={order.note} />
          <p className="small">
            {texts.forName} {order.customerName}. {texts.placedAt(clockTime(order.placedAt, timeZone))}.
          </p>
        </section>
        <p className="status-links">
          {call && (
            <a className="button outlined" href={call}>
              <Icon of={Phone} />
              <span>
                {texts.call}: {order.restaurantPhone}
              </span>
            </a>
          )}
          {menu && <a href={menu}>{progress.isFinal ? texts.orderAgain : texts.backToMenu}</a>}
        </p>
        {!progress.isFinal && <p className="small centred">{texts.live}</p>}
      </main>
      <Footer context={context} />
    </>
  );
}
