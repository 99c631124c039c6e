import { formatPence } from '../../lib/money.ts';
import type { OrderStatus } from '../queries/orderStatusPage.ts';
import { dishName, LineWords } from './LineWords.tsx';

type Props = { order: Pick<OrderStatus, 'lines' | 'total'>; totalLabel: string };

/** The lines of an order with its total. */
export function OrderLines({ order, totalLabel }: Props) {
  return (
    <>
      <ul className="lines">
        {order.lines.map((line, index) => (
          <li key={index} className="line">
            <span className="count">{line.quantity} ×</span>
            <div className="what">
              {dishName(line)}
              <LineWords line={line} />
            </div>
            <span className="price">{formatPence(line.total)}</span>
          </li>
        ))}
      </ul>
      <p className="total">
        <span>{totalLabel}</span>
        <span>{formatPence(order.total)}</span>
      </p>
    </>
  );
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
