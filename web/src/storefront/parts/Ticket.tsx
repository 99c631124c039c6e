import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { type BasketLine, type BasketView, PRICED_FIELDS, shownField } from '@forkfront/common/basketView.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import { LineAllergens, UnconfirmedNote } from './Allergens.tsx';
import { CodeField } from './CodeField.tsx';
import { Icon } from './drawings.tsx';
import { dishName, LineDetails } from './LineDetails.tsx';

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
    disabled={quantity < 0 || quantity > LINE_LIMITS.quantity}
  >
    {children}
  </button>
);

type EditButtonProps = { line: BasketLine; label: string; children: ReactNode };

/** Opens the choices of a line. It is a button, so that what was typed on this page is there afterwards. */
const EditButton = ({ line, label, children }: EditButtonProps) => (
  <button
    type="submit"
    className="quiet"
    formAction="/basket"
    name="edit"
    value={line.choice}
    aria-label={label}
  >
    {children}
  </button>
);

/** The id of the line at this place of the basket, for links to it. */
export const lineId = (at: number): string => `line-${at}`;

/** A line with its choices, quantity and price. One that cannot be ordered says why, and how to go on. */
function Line({ line, at }: { line: BasketLine; at: number }) {
  const { path, problem, quantity } = line;
  const name = dishName(line);
  return (
    <li id={lineId(at)} className={problem ? 'line problem' : 'line'} tabIndex={problem ? -1 : undefined}>
      <div className="what">
        <bdi>{name}</bdi>
        <LineDetails line={line} />
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
        {path && problem && line.canChooseAgain && (
          <EditButton line={line} label={`${texts.chooseAgain}: ${name}`}>
            {texts.chooseAgain}
          </EditButton>
        )}
        {problem && !line.canChooseAgain && <a href="/">{texts.replace}</a>}
        {path && !problem && (
          <EditButton line={line} label={texts.editOf(name)}>
            {texts.edit}
          </EditButton>
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
export const Undo = ({ undo }: { undo: BasketView['undo'] }) => (
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

/** Whether a fee is to come: the postcode of a delivery is not known. */
const isFeeOpen = ({ values, area }: BasketView): boolean => values.fulfilment === 'DELIVERY' && !area;

/** The total; it says that a fee is to come. */
export const totalText = (basket: BasketView): string =>
  formatPence(basket.total) + (isFeeOpen(basket) ? ` ${messages.checkout.plusDelivery}` : '');

/** The lines of the basket with their prices, the fee of a delivery, and the total. */
export function Ticket({ basket, phone }: { basket: BasketView; phone: string | null | undefined }) {
  const { lines, subtotal, deliveryFee, area, discount, total, values } = basket;
  return (
    <div className="ticket">
      <Undo undo={basket.undo} />
      <ul className="lines">
        {lines.map((line, at) => (
          <Line key={line.choice} line={line} at={at} />
        ))}
      </ul>
      <UnconfirmedNote
        lines={lines.flatMap((line) =>
          line.problem ? [] : [{ name: dishName(line), allergens: line.allergens }],
        )}
        phone={phone}
      />
      <CodeField basket={basket} />
      {(area ?? discount) && (
        <p className="sum">
          <span>{basket.isShop ? messages.checkout.products : messages.checkout.dishes}</span>
          <span>{formatPence(subtotal)}</span>
        </p>
      )}
      {area && (
        <p className="sum">
          <span>{messages.checkout.deliveryFee}</span>
          <span>{deliveryFee === 0 ? messages.checkout.free : formatPence(deliveryFee)}</span>
        </p>
      )}
      {discount && (
        <p className="sum saved">
          <span>{discount.name}</span>
          <span>{formatPence(-discount.saving)}</span>
        </p>
      )}
      <p className="total">
        <span>{messages.checkout.total[values.fulfilment]}</span>
        <output data-total="">
          {formatPence(total)}
          {isFeeOpen(basket) && <small> {messages.checkout.plusDelivery}</small>}
        </output>
      </p>
      <p className="ticket-links">
        <a href="/">{texts.addMore}</a>
        <button type="submit" className="quiet" formAction="/basket" name="empty" value="1">
          {texts.emptyIt}
        </button>
      </p>
      <input type="hidden" name="basket" value={basket.basket} />
      <input type="hidden" name="shownTotal" value={total} />
      {PRICED_FIELDS.map((field) => (
        <input key={field} type="hidden" name={shownField(field)} value={values[field]} />
      ))}
    </div>
  );
}
