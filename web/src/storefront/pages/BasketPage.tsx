import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import type { BasketView, OrderField } from '@forkfront/common/basketView.ts';
import { HandCoins } from 'lucide-react';
import { messages } from '../messages.ts';
import { AddressFields, closedText, IfMissingField, WayFields, WhenField } from '../parts/CheckoutFields.tsx';
import { Icon } from '../parts/drawings.tsx';
import { TextField, FormAlert } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { dishName } from '../parts/LineDetails.tsx';
import { AwayNotice, Banners, ClosedNotice } from '../parts/Notices.tsx';
import { lineId, Ticket, totalText, Undo } from '../parts/Ticket.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { Message } from './MessagePage.tsx';

const texts = messages.basket;

/** A phone number has at least six digits (api/src/modules/orders/order.rules.ts). */
const SIX_DIGITS = '(\\D*\\d){6}.*';

/** The fields of the diner's details. */
const FIELDS = [
  { id: 'name', autoComplete: 'name', maxLength: ORDER_LENGTHS.name, required: true },
  {
    id: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: ORDER_LENGTHS.phone,
    pattern: SIX_DIGITS,
    required: true,
  },
  { id: 'email', type: 'email', autoComplete: 'email', maxLength: EMAIL_LENGTH, required: true },
  { id: 'note', aside: texts.optional, autoComplete: 'off', maxLength: ORDER_LENGTHS.note, rows: 3 },
] as const;

/** The texts of a basket; a grocery shop has no kitchen and no dishes. */
const textsOf = ({ isShop }: BasketView) => (isShop ? { ...texts, ...messages.basketOfShop } : texts);

/** Nobody calls out the name of a delivery. */
const helpOf = (id: (typeof FIELDS)[number]['id'], basket: BasketView): string | undefined =>
  id === 'name' && basket.values.fulfilment === 'DELIVERY' ? undefined : textsOf(basket)[`${id}Help`];

const { when, postcode, line1, line2, town, ifMissing } = messages.checkout;

/** All fields in their order, for the list of errors. */
const labelsOf = (words: ReturnType<typeof textsOf>): readonly { id: OrderField; label: string }[] => [
  { id: 'promotionCode', label: messages.checkout.code },
  { id: 'postcode', label: postcode },
  { id: 'line1', label: line1 },
  { id: 'line2', label: line2 },
  { id: 'town', label: town },
  { id: 'when', label: when.COLLECTION },
  { id: 'ifMissing', label: ifMissing },
  ...FIELDS.map(({ id }) => ({ id, label: words[id] })),
];

type Props = { storefront: Storefront; basket: BasketView; context: PageContext; now: Date };

/** What has to change before the order can be placed: a sentence, and the place of it on the page; null: nothing. */
function blockOf({ lines, errors, area }: BasketView, { blocked }: ReturnType<typeof textsOf>) {
  if (lines.some((line) => line.problem)) return { text: blocked.lines, href: '#first' };
  if (errors.postcode) return { text: blocked.postcode, href: '#postcode' };
  return area?.problem ? { text: blocked.minimum, href: '#minimum' } : null;
}

/** The end of the form, which changes with the lines. */
function PlaceOrder({ storefront, basket, context, now }: Props) {
  const { lines, readyInMinutes, slots, values } = basket;
  const words = textsOf(basket);
  const hasTime = readyInMinutes !== null || slots.length > 0;
  const orderable = lines.filter((line) => !line.problem);
  const marked = lines.flatMap((line, at) => (line.problem ? [{ line, at }] : []));
  const isMarked = orderable.length > 0 && marked.length > 0;
  const block = blockOf(basket, words);
  const { ordering, timeZone } = storefront;
  const kind = values.fulfilment === 'DELIVERY' ? ordering.delivery : ordering.collection;
  return (
    <div className="details-end">
      {orderable.length === 0 && <p className="notice">{words.nothingLeft}</p>}
      {lines.some((line) => line.isAlcohol) && <p className="age">{texts.alcohol}</p>}
      {isMarked && (
        <div className="notice first" id="first" tabIndex={-1}>
          <p>{words.first(marked.length)}</p>
          <ul>
            {marked.map(({ line, at }) => (
              <li key={line.choice}>
                <a href={`#${lineId(at)}`}>{dishName(line)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {orderable.length > 0 &&
        (!hasTime ? (
          <p className="notice">{closedText(kind, timeZone, now)}</p>
        ) : block ? (
          <a className="button place" href={block.href} data-place={texts.placing}>
            {block.text}
          </a>
        ) : (
          <button className="button place" type="submit" data-place={texts.placing}>
            {texts.place(totalText(basket))}
          </button>
        ))}
      <p className="pay">
        <Icon of={HandCoins} />
        {messages.checkout.pay[values.fulfilment]}
      </p>
      <p className="small">
        <a href="/privacy">{messages.checkout.privacy(storefront.name)}</a>
      </p>
      {(storefront.isPreview || context.isTest) && <p className="help">{words.testOrder}</p>}
    </div>
  );
}

function Checkout({ storefront, basket, context, now }: Props) {
  const words = textsOf(basket);
  const wrong = labelsOf(words).filter(({ id }) => basket.errors[id]);
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
        data-refused={texts.refused}
        data-unknown={texts.unknown(storefront.phone)}
      >
        {/* The first button is the one of the Enter key, which must not change the basket. */}
        {storefront.acceptsOrders && (
          <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden />
        )}
        <Ticket basket={basket} phone={storefront.phone} />
        <div className="details">
          {storefront.orderLimitReached && <ClosedNotice storefront={storefront} />}
          {!storefront.acceptsOrders && !storefront.orderLimitReached && (
            <p className="notice">{texts.closed}</p>
          )}
          {storefront.acceptsOrders && (
            <>
              <div className="how">
                <WayFields storefront={storefront} basket={basket} />
                <AddressFields basket={basket} />
                <WhenField storefront={storefront} basket={basket} now={now} />
              </div>
              <IfMissingField basket={basket} />
              <h2>{texts.detailsTitle}</h2>
              {FIELDS.map((field) => (
                <TextField
                  key={field.id}
                  {...field}
                  label={words[field.id]}
                  help={helpOf(field.id, basket)}
                  error={basket.errors[field.id]}
                  value={basket.values[field.id]}
                />
              ))}
              <input type="hidden" name="idempotencyKey" value={basket.idempotencyKey} />
              {context.isTest && <input type="hidden" name="test" value="1" />}
              <PlaceOrder {...{ storefront, basket, context, now }} />
            </>
          )}
        </div>
      </form>
    </>
  );
}

/** Basket and order details in one form, so that each button sends the entered text. */
export function BasketPage({ storefront, basket, context, now }: Props) {
  return (
    <>
      <Banners site={storefront} context={context} isShop={basket.isShop} />
      <TopBar site={storefront} isShop={basket.isShop} />
      <main className="wrap">
        {!basket.formError && <AwayNotice storefront={storefront} context={context} />}
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
          <Checkout {...{ storefront, basket, context, now }} />
        )}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
