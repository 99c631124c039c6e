import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import type { BasketLine } from '../renderer.types.ts';
import { QuantityField } from './QuantityField.tsx';

/** What is in the basket; a line with a problem is told but not sent again. */
export function BasketLines({ lines }: { lines: readonly BasketLine[] }) {
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
