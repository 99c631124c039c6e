import { messages } from '../messages.ts';

const MOST_OF_ONE = 20;

type Props = {
  productId: string;
  name: string;
  /** Pence; the island counts with it. */
  price: number;
  /** Missing: empty, which means none. */
  quantity?: number;
};

/** How many of one item. A plain number field; the island puts a minus and a plus around it. */
export function QuantityField({ productId, name, price, quantity }: Props) {
  return (
    <span className="quantity">
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_OF_ONE}
        name={`q.${productId}`}
        defaultValue={quantity}
        placeholder="0"
        aria-label={messages.menu.quantityOf(name)}
        data-price={price}
      />
    </span>
  );
}
