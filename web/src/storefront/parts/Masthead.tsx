import { Bike, Clock, MapPin, Phone, ShoppingBag } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { phoneHref, pictureSet, safeUrl } from '../rules/address.rules.ts';
import { feeWords, openWords } from '../rules/openingWords.rules.ts';
import { Icon, Sprig } from './drawings.tsx';

/** Whether a name, or one of its words, is too long for the largest letters. */
const isLong = (name: string): boolean => name.length > 26 || /\S{13}/.test(name);

const ITALIAN =
  /\b(?:pizz\p{L}+|margherita|marinara|calzon\p{L}|focaccia|bruschett\p{L}|antipast\p{L}|burrata|carbonara|lasagn\p{L}|risott\p{L}|gnocchi|ravioli|tagliatelle|linguine|spaghetti|penne|tiramis[uù]|panna cotta|cannol\p{L}|prosciutto|parmigiana|arancini)\b/iu;

/** Whether at least a fifth of the dishes and headings are Italian: only these menus get the cloth and the olive sprig. */
const isItalian = (sections: Storefront['sections']): boolean => {
  const texts = sections.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);
  return texts.filter((text) => ITALIAN.test(text)).length * 5 >= Math.max(texts.length, 1);
};

const waysWords = ({ collection, delivery }: Storefront['ordering']): string => {
  if (!delivery.isOffered) return messages.masthead.collect;
  return collection.isOffered ? messages.masthead.collectOrDeliver : messages.masthead.deliver;
};

/** Header of the menu: name, logo and tagline, over the cover when there is one; then address, phone, and how to order now. */
export function Masthead({ storefront, now }: { storefront: Storefront; now: Date }) {
  const { name, tagline, phone, addressLine, acceptsOrders, theme, ordering } = storefront;
  const open = ordering.hasHours ? openWords(ordering, storefront.timeZone, now) : null;
  const logo = safeUrl(storefront.logoUrl);
  const cover = safeUrl(storefront.coverImageUrl);
  const set = cover && pictureSet(cover);
  const call = phoneHref(phone);
  const italian = isItalian(storefront.sections);
  const look = ['masthead', cover && 'has-cover', italian && 'italian'].filter(Boolean).join(' ');
  return (
    <header className={look}>
      <div className="hero">
        {cover && (
          <img
            className="cover"
            {...(set && { srcSet: set, sizes: '100vw' })}
            src={cover}
            alt=""
            width="1920"
            height="1080"
            fetchPriority="high"
            decoding="async"
          />
        )}
        <div className="wrap">
          {logo && <img className="logo" src={logo} alt="" width="96" height="96" decoding="async" />}
          <h1 className={isLong(name) ? 'long' : undefined}>{name}</h1>
          {tagline && <p className="tagline">{tagline}</p>}
          {theme === 'TRATTORIA' && (italian ? <Sprig /> : <hr className="rule" aria-hidden />)}
        </div>
      </div>
      <div className="wrap">
        <ul className="facts">
          <li>
            <Icon of={ShoppingBag} />
            {acceptsOrders ? waysWords(ordering) : messages.masthead.closed}
          </li>
          {acceptsOrders && open && (
            <li>
              <Icon of={Clock} />
              {open}
            </li>
          )}
          {acceptsOrders && ordering.zones.length > 0 && (
            <li>
              <Icon of={Bike} />
              {feeWords(ordering.zones)}
            </li>
          )}
          {addressLine && (
            <li>
              <Icon of={MapPin} />
              {addressLine}
            </li>
          )}
          {phone && (
            <li>
              <Icon of={Phone} />
              {call ? <a href={call}>{phone}</a> : phone}
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}
