import { ShoppingBag } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from './Icon.tsx';

/**
 * Bar at the foot of the menu: what is in the basket (counted by the island) and the way on. The styles show it while any
 * quantity is filled in, with or without a script.
 */
export function BasketBar() {
  return (
    <div className="basket-bar">
      <div className="wrap">
        <output data-sum="" />
        <button type="submit">
          <Icon of={ShoppingBag} />
          {messages.menu.review}
        </button>
      </div>
    </div>
  );
}
