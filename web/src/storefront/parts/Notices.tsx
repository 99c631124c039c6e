import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { safeUrl } from '../rules/address.rules.ts';

type CallTextProps = { phone: string | null | undefined; call: string; text: string };

/** `call` with a link to the phone number, or `text` when there is no number. */
export function CallText({ phone, call, text }: CallTextProps) {
  const href = phoneHref(phone);
  return (
    <>
      {href ? call : text} {href && <a href={href}>{phone}</a>}
    </>
  );
}

type ClosedNoticeProps = { storefront: Pick<Storefront, 'orderLimitReached' | 'phone'> };

/** Why ordering is closed, and the phone number to call instead. */
export function ClosedNotice({ storefront: { orderLimitReached, phone } }: ClosedNoticeProps) {
  const words = orderLimitReached ? messages.full : messages.closed;
  return (
    <div className="notice">
      <p>
        <strong>{words.title}</strong> <CallText phone={phone} call={words.call} text={words.text} />
      </p>
    </div>
  );
}

type AwayNoticeProps = { storefront: Pick<Storefront, 'phone' | 'acceptsOrders'>; context: PageContext };

/** During an outage: that nothing can be ordered, and the phone number to call instead. */
export function AwayNotice({ storefront: { phone, acceptsOrders }, context }: AwayNoticeProps) {
  if (!context.isAway || !acceptsOrders) return null;
  const { title, call, text } = messages.away;
  return (
    <div className="notice" role="status">
      <p>
        <strong>{title}</strong> <CallText phone={phone} call={call} text={text} />
      </p>
    </div>
  );
}

type BannersProps = {
  site: Partial<Pick<Storefront, 'isPreview' | 'isDemo'>>;
  context: PageContext;
  isShop?: boolean;
};

/** The banners of an unclaimed site, with links to claim and to report it, and of a demo restaurant. */
export function Banners({ site: { isPreview, isDemo }, context, isShop = false }: BannersProps) {
  const preview = isShop ? messages.shopPreview : messages.preview;
  const setup = safeUrl(`${context.productUrl}/setup`);
  return (
    <>
      {isPreview && (
        <aside className="preview-banner">
          <p>
            <strong>{preview.text}</strong> {setup && <ProductLink href={setup}>{preview.claim}</ProductLink>}{' '}
            <ReportLink />
          </p>
        </aside>
      )}
      {isDemo && (
        <aside className="preview-banner">
          <p>
            {messages.demo.text} {setup && <ProductLink href={setup}>{messages.demo.build}</ProductLink>}
          </p>
        </aside>
      )}
    </>
  );
}

/** The bar of every page in test mode. */
export const TestBar = () => (
  <aside className="preview-banner">
    <form method="post" action="/test-mode">
      <p>
        <strong>{messages.testMode.title}</strong> {messages.testMode.text}{' '}
        <button type="submit">{messages.testMode.leave}</button>
      </p>
    </form>
  </aside>
);

/** A link to the owner's app. A site in a frame of the app does not follow it, because the app is never in a frame. */
export const ProductLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_top">
    {children}
  </a>
);

/** A link to the form that reports the site. */
export function ReportLink() {
  return (
    <a href="/report" rel="nofollow">
      {messages.report.link}
    </a>
  );
}
