import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { safeUrl, smallPicture } from '../rules/address.rules.ts';
import { hasChoices } from '../rules/dishChoice.rules.ts';
import { DishPrice } from './Offers.tsx';

const texts = messages.menu;

/** Fewer cards look like a mistake; more push the menu down. */
const LEAST = 3;
const MOST = 6;
/** Cards that a phone shows at once. */
const IN_VIEW = 2;

/** Large cards of popular dishes with a picture that can be ordered now; nothing when there are fewer than three. */
export function Favourites({ storefront }: { storefront: Storefront }) {
  const dishes = storefront.sections
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ items }) => items)
    .filter((item) => item.isPopular && item.isAvailable && safeUrl(item.imageUrl));
  if (dishes.length < LEAST) return null;
  return (
    <section className="favourites" aria-labelledby="h0">
      <h2 id="h0">{texts.popular}</h2>
      <ul>
        {dishes.slice(0, MOST).map((item, index) => (
          <li key={item.id} className="pick">
            <img
              src={smallPicture(item.imageUrl ?? '')}
              alt=""
              width="400"
              height="300"
              {...(index < IN_VIEW ? { fetchPriority: 'low' } : { loading: 'lazy' })}
              decoding="async"
            />
            <h3 dir="auto">
              <a href={item.path}>{item.name}</a>
            </h3>
            <span className="price">
              <DishPrice item={item} />
            </span>
            {storefront.acceptsOrders &&
              (hasChoices(item) ? (
                <span className="add" aria-hidden />
              ) : (
                <button
                  type="submit"
                  className="add"
                  formAction={item.path}
                  aria-label={texts.add(item.name)}
                />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
