import { messages } from '../messages.ts';
import { BasketBar } from '../parts/BasketBar.tsx';
import { ClosedNotice } from '../parts/ClosedNotice.tsx';
import { DemoLine } from '../parts/DemoLine.tsx';
import { Footer } from '../parts/Footer.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { MenuSections } from '../parts/MenuSections.tsx';
import { PreviewBanner } from '../parts/PreviewBanner.tsx';
import { SectionNav } from '../parts/SectionNav.tsx';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '../rules/phoneHref.rules.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

type Props = { storefront: Storefront; context: PageContext };

function EmptyMenu({ phone }: { phone: string | null | undefined }) {
  const call = phoneHref(phone);
  return (
    <div className="notice">
      <p>
        {call ? messages.menu.emptyCall : messages.menu.empty} {call && <a href={call}>{phone}</a>}
      </p>
    </div>
  );
}

function Allergies({ phone }: { phone: string | null | undefined }) {
  const call = phoneHref(phone);
  return (
    <p className="allergies">
      {call ? messages.menu.allergiesCall : messages.menu.allergies} {call && <a href={call}>{phone}</a>}
    </p>
  );
}

/** The site's front page: everything to read, and one plain form around it. */
export function MenuPage({ storefront, context }: Props) {
  const { slug, name, sections, acceptsOrders, isPreview, phone, addressLine } = storefront;
  const filled = sections.filter((section) => section.items.length > 0);
  const menu = { ...storefront, sections: filled };
  const canOrder = acceptsOrders && filled.length > 0;
  const card = (
    <>
      <div className="card">
        <MenuSections storefront={menu} />
        {filled.length > 0 && <Allergies phone={phone} />}
      </div>
      {canOrder && <BasketBar />}
    </>
  );
  return (
    <>
      <a className="skip" href="#menu">
        {messages.skip}
      </a>
      {isPreview && <PreviewBanner context={context} />}
      {storefront.isDemo && <DemoLine context={context} />}
      <Masthead storefront={storefront} />
      <SectionNav sections={filled} />
      <main id="menu">
        {!acceptsOrders && <ClosedNotice storefront={storefront} />}
        {filled.length === 0 && <EmptyMenu phone={phone} />}
        {canOrder ? (
          <form className="menu" action="/basket" autoComplete="off" data-basket={slug}>
            {card}
          </form>
        ) : (
          filled.length > 0 && <div className="menu">{card}</div>
        )}
      </main>
      <Footer context={context} name={name} addressLine={addressLine ?? null} phone={phone ?? null} />
    </>
  );
}
