import { ArrowLeft } from 'lucide-react';
import { aboutMessages } from '../aboutMessages.ts';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { safeUrl } from '../rules/address.rules.ts';
import { Icon } from './drawings.tsx';
import { ProductLink, ReportLink } from './Notices.tsx';

type TopBarProps = { site: Storefront; isShop?: boolean };

/** Header of the pages behind the menu: the restaurant's name and a link to the menu, or to the front page of a shop. */
export function TopBar({ site, isShop = false }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="wrap">
        <a className="back" href="/">
          <Icon of={ArrowLeft} />
          {isShop ? messages.shop.back : messages.basket.back}
        </a>
        <p className="top-name" dir="auto">
          {site.name}
        </p>
      </div>
    </header>
  );
}

type FooterProps = { context: PageContext; site?: Storefront };

/** The restaurant's address and opening hours as written on its own pages, and the product's name on all. */
export function Footer({ context, site }: FooterProps) {
  const product = safeUrl(context.productUrl);
  const call = phoneHref(site?.phone);
  return (
    <footer className="footer">
      <div className="wrap">
        {site && (
          <p className="where">
            <strong dir="auto">{site.name}</strong>
            {site.addressLine && <span dir="auto">{site.addressLine}</span>}
            {site.phone && (call ? <a href={call}>{site.phone}</a> : <span>{site.phone}</span>)}
          </p>
        )}
        {site?.openingHours && !site.ordering.hasHours && (
          <div className="hours">
            <strong>{messages.footer.hours}</strong>
            <p>{site.openingHours}</p>
          </div>
        )}
        <p className="by">
          {messages.footer.by}{' '}
          {product ? <ProductLink href={product}>{context.productName}</ProductLink> : context.productName}
          {': '}
          {messages.footer.promise}
          {site && !context.isDraft && (
            <>
              {' · '}
              <a href="/about">{aboutMessages.about.link}</a>
              {' · '}
              <a href="/privacy">{aboutMessages.privacy.link}</a>
              {' · '}
              <ReportLink />
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
