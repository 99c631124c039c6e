import { MapPin, Phone, ShoppingBag } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { phoneHref, pictureSet, safeUrl } from '../rules/address.rules.ts';
import { Icon, Sprig } from './drawings.tsx';

/** Whether a name, or one of its words, is too long for the largest letters. */
const isLong = (name: string): boolean => name.length > 26 || /\S{13}/.test(name);

/** Header of the menu: cover, logo, name, tagline, address, phone. */
export function Masthead({ storefront }: { storefront: Storefront }) {
  const { name, tagline, phone, addressLine, acceptsOrders, theme } = storefront;
  const logo = safeUrl(storefront.logoUrl);
  const cover = safeUrl(storefront.coverImageUrl);
  const set = cover && pictureSet(cover);
  const call = phoneHref(phone);
  return (
    <header className={cover ? 'masthead has-cover' : 'masthead'}>
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
        {theme !== 'COUNTER' && <Sprig />}
        <ul className="facts">
          <li>
            <Icon of={ShoppingBag} />
            {acceptsOrders ? messages.masthead.collect : messages.masthead.closed}
          </li>
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
