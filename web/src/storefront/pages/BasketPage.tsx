import { HandCoins } from 'lucide-react';
import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import { BasketLines } from '../parts/BasketLines.tsx';
import { ClosedNotice } from '../parts/ClosedNotice.tsx';
import { DemoLine } from '../parts/DemoLine.tsx';
import { Footer } from '../parts/Footer.tsx';
import { FormAlert } from '../parts/FormAlert.tsx';
import { Icon } from '../parts/Icon.tsx';
import { OrderDetails } from '../parts/OrderDetails.tsx';
import { Plate } from '../parts/Plate.tsx';
import { PreviewBanner } from '../parts/PreviewBanner.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import type { BasketView, PageContext } from '../renderer.types.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

type Props = { storefront: Storefront; basket: BasketView; context: PageContext };

const texts = messages.basket;
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

/** Basket and order form on one page, one form: what is typed travels with every button. */
export function BasketPage({ storefront, basket, context }: Props) {
  return (
    <>
      {storefront.isPreview && <PreviewBanner context={context} />}
      {storefront.isDemo && <DemoLine context={context} />}
      <TopBar site={storefront} />
      <main className="wrap">
        {basket.lines.length === 0 ? <EmptyBasket /> : <Checkout storefront={storefront} basket={basket} />}
      </main>
      <Footer
        context={context}
        name={storefront.name}
        addressLine={storefront.addressLine ?? null}
        phone={storefront.phone ?? null}
      />
    </>
  );
}
