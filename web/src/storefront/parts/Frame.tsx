import { ArrowLeft } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref, safeUrl } from '../rules/address.rules.ts';
import { Icon } from './drawings.tsx';

/** Head of the pages behind the menu: the restaurant's name and the way back. */
export function TopBar({ site }: { site: Storefront }) {
  return (
    <header className="top-bar">
      <div className="wrap">
        <a className="back" href="/">
          <Icon of={ArrowLeft} />
          {messages.basket.back}
        </a>
        <p className="top-name">{site.name}</p>
      </div>
    </header>
  );
}

type FooterProps = {
  context: PageContext;
  name?: string;
  addressLine?: string | null;
  phone?: string | null;
};

/** Where the restaurant is, and who runs the ordering. */
export function Footer({ context, name, addressLine, phone }: FooterProps) {
  const product = safeUrl(context.productUrl);
  const call = phoneHref(phone);
  return (
    <footer className="footer">
      <div className="wrap">
        {name && (
          <p className="where">
            <strong>{name}</strong>
            {addressLine && <span>{addressLine}</span>}
            {phone && (call ? <a href={call}>{phone}</a> : <span>{phone}</span>)}
          </p>
        )}
        <p className="by">
          {messages.footer.by} {product ? <a href={product}>{context.productName}</a> : context.productName}
          {': '}
          {messages.footer.promise}
          {name && (
            <>
              {' · '}
              <a href="/report" rel="nofollow">
                {messages.report.link}
              </a>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
