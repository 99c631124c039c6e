import type { LineContent } from '@forkfront/common/basketView.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';

type Props = {
  line: Omit<LineContent, 'name' | 'sizeName'> & {
    /** How many pieces have these options. */
    quantity: number;
  };
};

/** The size, options and note of a line, below its name. */
export function LineDetails({ line: { options, note, quantity: pieces } }: Props) {
  return (
    <>
      {options.length > 0 && (
        <ul className="picks">
          {options.map(({ groupName, name, quantity, price }, at) => (
            <li key={at}>
              <span className="hidden-text">{groupName}: </span>
              {quantity > 1 && `${quantity} × `}
              <bdi>{name}</bdi>
              {quantity > 1 && pieces > 1 && ` ${messages.basket.each}`}
              {price !== 0 && (
                <>
                  {' '}
                  <span className="extra">{extraText(price * quantity)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className="line-note" dir="auto">
          “{note}”
        </p>
      )}
    </>
  );
}

/** What an option adds to a price: `+£1.50`, `−£0.50`. */
export const extraText = (pence: number): string => `${pence < 0 ? '' : '+'}${formatPence(pence)}`;

/** A dish with its size: `Margherita, Large`. */
export const dishName = ({ name, sizeName }: Pick<LineContent, 'name' | 'sizeName'>): string =>
  [name, sizeName].filter(Boolean).join(', ');
