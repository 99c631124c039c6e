import { Bike, Clock, MapPin, Phone, ShoppingBag } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { pictureSet, safeUrl } from '../rules/address.rules.ts';
import { feeText, openText } from '../rules/openingText.rules.ts';
import { Icon } from './drawings.tsx';

/** Whether a name, or one of its words, is too long for the largest letters. */
const isLong = (name: string): boolean => name.length > 26 || /\S{13}/.test(name);

/** Whether a name has letters that need higher lines than Latin, Greek and Cyrillic ones, e.g. Arabic letters with their marks. */
const isTall = (name: string): boolean =>
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name);

const classOf = (name: string): string | undefined =>
  [isLong(name) ? 'long' : '', isTall(name) ? 'tall' : ''].join(' ').trim() || undefined;

/** Designs that show the sign of the cuisine below the name. */
export const hasSign = (theme: string): boolean => theme === 'TRATTORIA' || theme === 'TABLE';

const waysText = ({ collection, delivery }: Storefront['ordering']): string => {
  if (!delivery.isOffered) return messages.masthead.collect;
  return collection.isOffered ? messages.masthead.collectOrDeliver : messages.masthead.deliver;
};

/** Header of the menu: name, logo and tagline, over the cover when there is one; then address, phone, and how to order now. */
export function Masthead({ storefront, now }: { storefront: Storefront; now: Date }) {
  const { name, tagline, phone, addressLine, acceptsOrders, theme, ordering } = storefront;
  const open = ordering.hasHours ? openText(ordering, storefront.timeZone, now) : null;
  const logo = safeUrl(storefront.logoUrl);
  const cover = safeUrl(storefront.coverImageUrl);
  const set = cover && pictureSet(cover);
  const call = phoneHref(phone);
  return (
    <header className={cover ? 'masthead has-cover' : 'masthead'}>
      <div className="hero">
        {cover && (
          <img
            className="cover"
            {...(set && { srcSet: set, sizes: '100vw' })}
            src={cover}
            alt={storefront.hasSampleCover ? messages.masthead.sampleCover : ''}
            width="1920"
            height="1080"
            fetchPriority="high"
            decoding="async"
          />
        )}
        <div className="wrap">
          {logo && <img className="logo" src={logo} alt="" width="96" height="96" decoding="async" />}
          <h1 dir="auto" className={classOf(name)}>
            {name}
          </h1>
          {tagline && (
            <p className="tagline" dir="auto">
              {tagline}
            </p>
          )}
          {hasSign(theme) && <hr className="sign" aria-hidden />}
        </div>
      </div>
      <div className="wrap">
        <ul className="facts">
          <li>
            <Icon of={ShoppingBag} />
            {acceptsOrders ? waysText(ordering) : messages.masthead.closed}
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
              {feeText(ordering.zones)}
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
