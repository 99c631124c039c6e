import { formatPence } from '../../lib/money.ts';
import { messages } from '../messages.ts';
import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import { smallPicture, safeUrl } from '../rules/address.rules.ts';
import { QuantityField } from './Fields.tsx';

/** One dish: name, price, description, picture, and its quantity when it can be ordered. */
function MenuItemRow({ item, canOrder }: { item: MenuItem; canOrder: boolean }) {
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

/** All sections of the menu; their anchors are `#s1`, `#s2` … */
export function MenuSections({ storefront }: { storefront: Storefront }) {
  return storefront.sections.map((section, index) => (
    <section key={section.id} id={`s${index + 1}`} aria-labelledby={`h${index + 1}`}>
      <h2 id={`h${index + 1}`}>{section.name}</h2>
      <ul className="items">
        {section.items.map((item) => (
          <MenuItemRow key={item.id} item={item} canOrder={storefront.acceptsOrders} />
        ))}
      </ul>
    </section>
  ));
}
