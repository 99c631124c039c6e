import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import { smallPicture } from '../rules/picture.rules.ts';
import { safeUrl } from '../rules/safeUrl.rules.ts';
import type { MenuItem } from '../queries/storefrontPage.ts';
import { QuantityField } from './QuantityField.tsx';

/** One dish: name, price, words, picture, and its quantity when it can be ordered. */
export function MenuItemRow({ item, canOrder }: { item: MenuItem; canOrder: boolean }) {
  const picture = safeUrl(item.imageUrl);
  const words = item.description.trim();
  return (
    <li className={item.isAvailable ? 'item' : 'item sold-out'}>
      {picture && (
        <img src={smallPicture(picture)} alt="" width="112" height="112" loading="lazy" decoding="async" />
      )}
      <div className="head">
        <h3>{item.name}</h3>
        <span className="price">{formatPence(item.price)}</span>
      </div>
      {(words || item.isPopular) && (
        <p>
          {item.isPopular && <span className="popular">{messages.menu.popular}</span>} {words}
        </p>
      )}
      {!item.isAvailable && <span className="flag">{messages.menu.soldOut}</span>}
      {item.isAvailable && canOrder && (
        <QuantityField productId={item.id} name={item.name} price={item.price} />
      )}
    </li>
  );
}
