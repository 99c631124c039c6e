import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref, safeUrl } from '../rules/address.rules.ts';

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

/** The banner of a demo restaurant, with a link to the setup. */
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

/** The banner of an unclaimed site, with links to claim and to report it. */
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
