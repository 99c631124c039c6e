import { HandCoins } from 'lucide-react';
import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { QuantityField, TextField, FormAlert } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { Banners, ClosedNotice } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { BasketLine, BasketView, PageContext } from '../renderer.types.ts';
import { Message } from './MessagePage.tsx';

/** The lines of the basket; one with a problem is shown but not sent. */
function BasketLines({ lines }: { lines: readonly BasketLine[] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.productId} className={line.problem ? 'line problem' : 'line'}>
          <span className="what">{line.name}</span>
          {line.problem ? (
            <p className="error">{line.problem}</p>
          ) : (
            <>
              <p className="each">
                {formatPence(line.unitPrice)} {messages.basket.each}
              </p>
              <QuantityField
                productId={line.productId}
                name={line.name}
                price={line.unitPrice}
                quantity={line.quantity}
              />
              <span className="price" data-line="">
                {formatPence(line.total)}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const texts = messages.basket;

/** A phone number has at least six digits (api/src/modules/orders/order.rules.ts). */
const SIX_DIGITS = '(\\D*\\d){6}.*';

/** The fields of the diner's details. */
const FIELDS = [
  { id: 'name', autoComplete: 'name', maxLength: 100, required: true },
  { id: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40, pattern: SIX_DIGITS, required: true },
  { id: 'email', type: 'email', autoComplete: 'email', maxLength: 254, required: true },
  { id: 'note', aside: texts.optional, autoComplete: 'off', maxLength: 500, rows: 3 },
] as const;

type Props = { storefront: Storefront; basket: BasketView; context: PageContext };

function Checkout({ storefront, basket }: Omit<Props, 'context'>) {
  const canPlace = storefront.acceptsOrders && basket.lines.some((line) => !line.problem);
  const wrong = FIELDS.filter(({ id }) => basket.errors[id]).map(({ id }) => ({ id, label: texts[id] }));
  return (
    <>
      <h1>{texts.title}</h1>
      <FormAlert formError={basket.formError} check={texts.check} fields={wrong} />
      <form
        className="checkout"
        method="post"
        action="/order"
        noValidate
        autoComplete="off"
        data-basket={storefront.slug}
        data-checkout=""
      >
        <div className="ticket">
          <BasketLines lines={basket.lines} />
          <p className="total">
            <span>{texts.total}</span>
            <output data-total="">{formatPence(basket.total)}</output>
          </p>
          <p className="ticket-links">
            <a href="/">{texts.addMore}</a>
            {canPlace && (
              <button className="quiet" type="submit" formAction="/basket" data-update="">
                {texts.update}
              </button>
            )}
          </p>
        </div>
        <div className="details">
          {storefront.orderLimitReached && <ClosedNotice storefront={storefront} />}
          {!canPlace && !storefront.orderLimitReached && (
            <p className="notice">{storefront.acceptsOrders ? texts.nothingLeft : texts.closed}</p>
          )}
          {canPlace && (
            <>
              <h2>{texts.detailsTitle}</h2>
              {FIELDS.map((field) => (
                <TextField
                  key={field.id}
                  {...field}
                  label={texts[field.id]}
                  help={texts[`${field.id}Help`]}
                  error={basket.errors[field.id]}
                  value={basket.values[field.id]}
                />
              ))}
              <input type="hidden" name="idempotencyKey" value={basket.idempotencyKey} />
              <input type="hidden" name="shownTotal" value={basket.total} />
              <button className="button place" type="submit" data-place={texts.place('{total}')}>
                {texts.place(formatPence(basket.total))}
              </button>
              <p className="pay">
                <Icon of={HandCoins} />
                {texts.payOnCollection}
              </p>
              {storefront.isPreview && <p className="help">{texts.testOrder}</p>}
            </>
          )}
        </div>
      </form>
    </>
  );
}

/** Basket and order details in one form, so that each button sends the entered text. */
export function BasketPage({ storefront, basket, context }: Props) {
  return (
    <>
      <Banners site={storefront} context={context} />
      <TopBar site={storefront} />
      <main className="wrap">
        {basket.lines.length === 0 ? (
          <Message title={texts.empty} text={texts.emptyText} link={{ href: '/', label: texts.toMenu }} />
        ) : (
          <Checkout storefront={storefront} basket={basket} />
        )}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
