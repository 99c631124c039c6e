import { ShoppingBag } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from './drawings.tsx';

/** The sum of the basket and the way to it. The server and the island fill in the text; the styles show the bar while it has one. */
export const BasketBar = ({ text }: { text: string }) => (
  <div className="basket-bar">
    <div className="wrap">
      <output data-sum="">{text}</output>
      <a className="button" href="/basket">
        <Icon of={ShoppingBag} />
        {messages.menu.review}
      </a>
    </div>
  </div>
);
