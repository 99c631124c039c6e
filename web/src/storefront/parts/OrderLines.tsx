import type { ReactNode } from 'react';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import type { OrderPageView } from '@forkfront/common/orderPage.ts';
import { LineAllergens } from './Allergens.tsx';
import { dishName, LineDetails } from './LineDetails.tsx';

type Props = {
  order: Pick<
    OrderPageView,
    'lines' | 'total' | 'fulfilment' | 'deliveryFee' | 'discount' | 'promotion' | 'vatReceipt'
  >;
  totalLabel: string;
  /** What stands once below the lines. */
  note: ReactNode;
};

/** The lines of an order for `UnconfirmedNote`. */
export const allergenLines = ({ lines }: Pick<OrderPageView, 'lines'>) =>
  lines.map((line) => ({ name: dishName(line), allergens: line.allergens }));

/** The lines of an order with their allergens, the fee of a delivery and the total. */
export function OrderLines({ order, totalLabel, note }: Props) {
  const { delivery, freeDelivery } = messages.status;
  return (
    <>
      <ul className="lines">
        {order.lines.map((line, index) => (
          <li key={index} className="line">
            <span className="count">{line.quantity} ×</span>
            <div className="what">
              {dishName(line)}
              <LineDetails line={line} />
              <LineAllergens codes={line.allergens} />
            </div>
            <span className="price">{formatPence(line.total)}</span>
          </li>
        ))}
      </ul>
      {note}
      {order.fulfilment === 'DELIVERY' && (
        <p className="fee">
          <span>{delivery}</span>
          <span>{order.deliveryFee > 0 ? formatPence(order.deliveryFee) : freeDelivery}</span>
        </p>
      )}
      {order.discount > 0 && (
        <p className="fee">
          <span>{order.promotion?.name ?? messages.status.offer}</span>
          <span>{formatPence(-order.discount)}</span>
        </p>
      )}
      <p className="total">
        <span>{totalLabel}</span>
        <span>{formatPence(order.total)}</span>
      </p>
      {order.vatReceipt && <VatReceipt receipt={order.vatReceipt} />}
    </>
  );
}

/** The VAT that the total contains, by rate, and who sold the order. */
function VatReceipt({ receipt }: { receipt: NonNullable<OrderPageView['vatReceipt']> }) {
  const { rates, vatNumber, traderName, traderAddress } = receipt;
  return (
    <div className="small">
      {rates.map(({ rate, gross, vat }) => (
        <p key={rate} className="fee">
          <span>{messages.status.vat(rate, formatPence(gross))}</span>
          <span>{formatPence(vat)}</span>
        </p>
      ))}
      <p>{messages.status.trader([traderName, traderAddress].filter(Boolean).join(', '), vatNumber)}</p>
    </div>
  );
}

type AddressProps = { label: string; address: OrderPageView['deliveryAddress'] };

/** Where an order is delivered; nothing for a collection. */
export function OrderAddress({ label, address }: AddressProps) {
  if (!address) return null;
  const { line1, line2, town, postcode } = address;
  return (
    <p className="order-note">
      <strong>{label}</strong>
      <br />
      {[line1, line2, `${town} ${postcode}`].filter((line) => line.trim()).join('\n')}
    </p>
  );
}

const { ifMissing: missingLabel, ifMissingWays } = messages.checkout;

type IfMissingProps = { way: OrderPageView['ifMissing']; isOwner?: boolean };

/** What the shop does when something is missing; nothing for the order of a restaurant. */
export function OrderIfMissing({ way, isOwner = false }: IfMissingProps) {
  const call = isOwner ? messages.answer.callThem : ifMissingWays.CALL;
  const words: Partial<Record<string, string>> = { ...ifMissingWays, CALL: call };
  return way && <OrderNote label={missingLabel} note={words[way]} />;
}

/** The diner's note; nothing when there is none. */
export function OrderNote({ label, note }: { label: string; note: string | null | undefined }) {
  return (
    note && (
      <p className="order-note">
        <strong>{label}</strong> {note}
      </p>
    )
  );
}
