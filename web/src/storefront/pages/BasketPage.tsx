import { CircleAlert, HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { TextField, FormAlert } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { LineAllergens } from '../parts/Allergens.tsx';
import { dishName, LineWords } from '../parts/LineWords.tsx';
import { Banners, ClosedNotice } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { BasketLine, BasketView, PageContext } from '../renderer.types.ts';
import { Message } from './MessagePage.tsx';

const texts = messages.basket;

type SetButtonProps = {
  id: string;
  line: BasketLine;
  quantity: number;
  className?: string;
  label: string;
  children?: ReactNode;
};

/** A button that sets the quantity of a line; the island sends it without a new page. */
const SetButton = ({ id, line, quantity, className, label, children }: SetButtonProps) => (
  <button
    type="submit"
    id={id}
    className={className}
    formAction="/basket"
    name="set"
    value={`${quantity}~${line.choice}`}
    aria-label={label}
    disabled={quantity < 0 || quantity > MOST_OF_ONE}
  >
    {children}
  </button>
);

const MOST_OF_ONE = 20;

/** A line with its choices, quantity and price. One that cannot be ordered says why, and how to go on. */
function Line({ line, at }: { line: BasketLine; at: number }) {
  const { path, problem, quantity } = line;
  const name = dishName(line);
  return (
    <li className={problem ? 'line problem' : 'line'}>
      <div className="what">
        {name}
        <LineWords line={line} />
        {!problem && <LineAllergens codes={line.allergens} />}
      </div>
      {!problem && <span className="price">{formatPence(line.total)}</span>}
      {problem ? (
        <p className="error">
          <Icon of={CircleAlert} size={16} />
          {problem}
        </p>
      ) : (
        line.seenPrice !== null && <p className="news">{texts.wasPrice(formatPence(line.seenPrice))}</p>
      )}
      <p className="line-links">
        {path && problem && line.canChooseAgain && <a href={path}>{texts.chooseAgain}</a>}
        {problem && !line.canChooseAgain && <a href="/">{texts.replace}</a>}
        {path && !problem && (
          <a href={path} aria-label={texts.editOf(name)}>
            {texts.edit}
          </a>
        )}
        <SetButton id={`out-${at}`} className="quiet" line={line} quantity={0} label={texts.removeOf(name)}>
          {texts.remove}
        </SetButton>
      </p>
      {!problem && (
        <div className="quantity">
          <SetButton
            id={`less-${at}`}
            className="less"
            line={line}
            quantity={quantity > 1 ? quantity - 1 : -1}
            label={texts.less(name)}
          />
          <span className="many">{quantity}</span>
          <SetButton
            id={`more-${at}`}
            className="more"
            line={line}
            quantity={quantity + 1}
            label={texts.more(name)}
          />
        </div>
      )}
    </li>
  );
}

/** What was removed just now, and the way back. */
const Undo = ({ undo }: { undo: BasketView['undo'] }) => (
  <p className="undo" role="status" data-undo="">
    {undo && (
      <>
        {undo.text}{' '}
        <button type="submit" id="undo" className="quiet" formAction="/basket" name="undo" value={undo.lines}>
          {texts.undo}
        </button>
      </>
    )}
  </p>
);

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

/** The end of the form, which changes with the lines. */
function PlaceOrder({ storefront, basket: { lines, total } }: Omit<Props, 'context'>) {
  const orderable = lines.filter((line) => !line.problem);
  return (
    <div className="details-end">
      {orderable.length === 0 && <p className="notice">{texts.nothingLeft}</p>}
      {orderable.length > 0 && orderable.length < lines.length && (
        <p className="notice">{texts.someProblem}</p>
      )}
      {lines.some((line) => line.isAlcohol) && <p className="age">{texts.alcohol}</p>}
      {orderable.length > 0 && (
        <button className="button place" type="submit" data-place="">
          {texts.place(formatPence(total))}
        </button>
      )}
      <p className="pay">
        <Icon of={HandCoins} />
        {texts.payOnCollection}
      </p>
      {storefront.isPreview && <p className="help">{texts.testOrder}</p>}
    </div>
  );
}

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
        {/* The first button is the one of the Enter key. */}
        {canPlace && <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden />}
        <div className="ticket">
          <Undo undo={basket.undo} />
          <ul className="lines">
            {basket.lines.map((line, at) => (
              <Line key={line.choice} line={line} at={at} />
            ))}
          </ul>
          <p className="total">
            <span>{texts.total}</span>
            <output data-total="">{formatPence(basket.total)}</output>
          </p>
          <p className="ticket-links">
            <a href="/">{texts.addMore}</a>
            <button type="submit" className="quiet" formAction="/basket" name="empty" value="1">
              {texts.emptyIt}
            </button>
          </p>
          <input type="hidden" name="basket" value={basket.basket} />
          <input type="hidden" name="shownTotal" value={basket.total} />
        </div>
        <div className="details">
          {storefront.orderLimitReached && <ClosedNotice storefront={storefront} />}
          {!storefront.acceptsOrders && !storefront.orderLimitReached && (
            <p className="notice">{texts.closed}</p>
          )}
          {storefront.acceptsOrders && (
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
              <PlaceOrder storefront={storefront} basket={basket} />
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
          <>
            {basket.undo && (
              <form method="post">
                {Object.entries(basket.values).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Undo undo={basket.undo} />
              </form>
            )}
            <Message title={texts.empty} text={texts.emptyText} link={{ href: '/', label: texts.toMenu }} />
          </>
        ) : (
          <Checkout storefront={storefront} basket={basket} />
        )}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
