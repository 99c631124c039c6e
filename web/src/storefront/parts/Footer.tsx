import { messages } from '../messages.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '../rules/phoneHref.rules.ts';
import { safeUrl } from '../rules/safeUrl.rules.ts';

type Props = { context: PageContext; name?: string; addressLine?: string | null; phone?: string | null };

/** Where the restaurant is, and who runs the ordering. */
export function Footer({ context, name, addressLine, phone }: Props) {
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
