import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { phoneHref } from '../rules/phoneHref.rules.ts';

type Props = { storefront: Pick<Storefront, 'orderLimitReached' | 'phone'> };

/** Why there is nothing to order here now, and whom to ring instead. */
export function ClosedNotice({ storefront: { orderLimitReached, phone } }: Props) {
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
