import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref, safeUrl } from '../rules/address.rules.ts';

type ClosedNoticeProps = { storefront: Pick<Storefront, 'orderLimitReached' | 'phone'> };

/** Why there is nothing to order here now, and whom to ring instead. */
export function ClosedNotice({ storefront: { orderLimitReached, phone } }: ClosedNoticeProps) {
  const words = orderLimitReached ? messages.full : messages.closed;
  const call = phoneHref(phone);
  return (
    <div className="notice">
      <p>
        <strong>{words.title}</strong> {call ? words.call : words.text} {call && <a href={call}>{phone}</a>}
      </p>
    </div>
  );
}

/** Says that the restaurant is made up, and how one gets a site of one's own. */
export function DemoLine({ context }: { context: PageContext }) {
  const setup = safeUrl(`${context.productUrl}/setup`);
  return (
    <aside className="preview-banner">
      <p>
        {messages.demo.text} {setup && <a href={setup}>{messages.demo.build}</a>}
      </p>
    </aside>
  );
}

/** Says that the site is unclaimed, and links to claiming and reporting it. */
export function PreviewBanner({ context }: { context: PageContext }) {
  const claim = safeUrl(`${context.productUrl}/setup`);
  return (
    <aside className="preview-banner">
      <p>
        <strong>{messages.preview.text}</strong> {claim && <a href={claim}>{messages.preview.claim}</a>}{' '}
        <a href="/report" rel="nofollow">
          {messages.report.link}
        </a>
      </p>
    </aside>
  );
}
