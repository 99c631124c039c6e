import { HandCoins } from 'lucide-react';
import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import { Icon, Plate } from '../parts/drawings.tsx';
import { QuantityField, TextField, FormAlert } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { ClosedNotice, DemoLine, PreviewBanner } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { BasketLine, BasketView, PageContext } from '../renderer.types.ts';

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

/** The fields of the diner's details, with their values and errors. */
function OrderDetails({ values, errors }: Pick<BasketView, 'values' | 'errors'>) {
  return (
    <>
      <TextField
        id="name"
        label={texts.name}
        help={texts.nameHelp}
        error={errors.name}
        value={values.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        id="phone"
        type="tel"
        label={texts.phone}
        help={texts.phoneHelp}
        error={errors.phone}
        value={values.phone}
        autoComplete="tel"
        maxLength={40}
        pattern={SIX_DIGITS}
        required
      />
      <TextField
        id="email"
        type="email"
        label={texts.email}
        help={texts.emailHelp}
        error={errors.email}
        value={values.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        id="note"
        label={texts.note}
        aside={texts.optional}
        help={texts.noteHelp}
        error={errors.note}
        value={values.note}
        autoComplete="off"
        maxLength={500}
        rows={3}
      />
    </>
  );
}

type Props = { storefront: Storefront; basket: BasketView; context: PageContext };
const fieldNames = ['name', 'phone', 'email', 'note'] as const;

function EmptyBasket() {
  return (
    <div className="message">
      <Plate />
      <h1>{texts.empty}</h1>
      <p>{texts.emptyText}</p>
      <a className="button" href="/">
        {texts.toMenu}
      </a>
    </div>
  );
}

function Checkout({ storefront, basket }: Omit<Props, 'context'>) {
  const canPlace = storefront.acceptsOrders && basket.lines.some((line) => !line.problem);
  const wrong = fieldNames.filter((field) => basket.errors[field]).map((id) => ({ id, label: texts[id] }));
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
              <OrderDetails values={basket.values} errors={basket.errors} />
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
      {storefront.isPreview && <PreviewBanner context={context} />}
      {storefront.isDemo && <DemoLine context={context} />}
      <TopBar site={storefront} />
      <main className="wrap">
        {basket.lines.length === 0 ? <EmptyBasket /> : <Checkout storefront={storefront} basket={basket} />}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
