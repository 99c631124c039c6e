import { MapPin, Phone } from 'lucide-react';
import { aboutMessages } from '../aboutMessages.ts';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { Hours } from '../parts/Hours.tsx';
import { Banners } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { safeUrl } from '../rules/address.rules.ts';

const texts = aboutMessages.about;

/** The search of OpenStreetMap for an address. */
const mapOf = (addressLine: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine }).toString()}`;

/** Address with a map, and phone number. */
function FindUs({ addressLine, phone }: Pick<Storefront, 'addressLine' | 'phone'>) {
  const call = phoneHref(phone);
  if (!addressLine && !phone) return null;
  return (
    <section aria-labelledby="find-us">
      <h2 id="find-us">{texts.findUs}</h2>
      {addressLine && (
        <p className="place">
          <Icon of={MapPin} />
          <span>
            {addressLine}
            <br />
            <a href={mapOf(addressLine)} rel="noopener noreferrer" target="_blank">
              {texts.map}
            </a>
          </span>
        </p>
      )}
      {phone && (
        <p className="place">
          <Icon of={Phone} />
          {call ? <a href={call}>{phone}</a> : <span>{phone}</span>}
        </p>
      )}
    </section>
  );
}

/** The trader with what it has given of its numbers, and its hygiene rating. */
function Legal({ site }: { site: Storefront }) {
  const { name, companyName, companyNumber, vatNumber, addressLine } = site;
  const rating = safeUrl(site.hygieneUrl);
  if (site.isPreview) return <p>{texts.preview}</p>;
  return (
    <>
      <p>{[companyName ?? name, addressLine].filter(Boolean).join(', ')}</p>
      {companyNumber && <p>{texts.companyNumber(companyNumber)}</p>}
      {vatNumber && <p>{texts.vatNumber(vatNumber)}</p>}
      {rating && (
        <p>
          <a href={rating} rel="noopener noreferrer" target="_blank">
            {texts.hygiene}
          </a>
        </p>
      )}
    </>
  );
}

type Props = { storefront: Storefront; context: PageContext; now: Date };

/** The restaurant behind the menu: where and when it is open, where it delivers, who runs it. */
export function AboutPage({ storefront, context, now }: Props) {
  const { name, tagline, aboutText, addressLine, phone, openingHours, ordering } = storefront;
  return (
    <>
      <Banners site={storefront} context={context} />
      <TopBar site={storefront} />
      <main className="wrap">
        <h1>{texts.title(name)}</h1>
        {tagline && <p className="lead">{tagline}</p>}
        {aboutText && (
          <p className="lines" dir="auto">
            {aboutText}
          </p>
        )}
        <FindUs addressLine={addressLine} phone={phone} />
        <Hours site={storefront} now={now} />
        {openingHours && !ordering.hasHours && (
          <section aria-labelledby="hours">
            <h2 id="hours">{messages.hours.title}</h2>
            <p className="lines" dir="auto">
              {openingHours}
            </p>
          </section>
        )}
        <section aria-labelledby="allergens">
          <h2 id="allergens">{texts.allergensTitle}</h2>
          <p>{texts.allergens}</p>
          <p>{texts.allergensAsk}</p>
        </section>
        <section aria-labelledby="legal">
          <h2 id="legal">{texts.legalTitle}</h2>
          <Legal site={storefront} />
        </section>
        <a className="button" href="/">
          {texts.order}
        </a>
      </main>
      <Footer context={context} site={{ ...storefront, openingHours: null }} />
    </>
  );
}
