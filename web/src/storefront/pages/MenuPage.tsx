import { ShoppingBag, Search, X } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { MenuSections } from '../parts/MenuSections.tsx';
import { ClosedNotice, DemoLine, PreviewBanner } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '../rules/address.rules.ts';

/**
 * Bar at the foot of the menu: what is in the basket (counted by the island) and the way on. The styles show it while any
 * quantity is filled in, with or without a script.
 */
function BasketBar() {
  return (
    <div className="basket-bar">
      <div className="wrap">
        <output data-sum="" />
        <button type="submit">
          <Icon of={ShoppingBag} />
          {messages.menu.review}
        </button>
      </div>
    </div>
  );
}

/** A menu shorter than this is quicker to read than to search. */
const WORTH_SEARCHING = 20;

/**
 * Sticky row of links to the sections. A long menu can be searched, which needs the island: on wide screens in a field beside
 * the links, on phones in one that the magnifier opens over them.
 */
function SectionNav({ sections }: { sections: Storefront['sections'] }) {
  const dishes = sections.reduce((count, section) => count + section.items.length, 0);
  if (sections.length < 2 && dishes < WORTH_SEARCHING) return null;
  const { find, clear } = messages.menu;
  return (
    <nav className="sections" aria-label={messages.menu.sections}>
      <div className="wrap">
        {dishes >= WORTH_SEARCHING && (
          <button
            type="button"
            className="find-open"
            aria-label={find}
            aria-expanded={false}
            aria-controls="find"
            hidden
          >
            <Icon of={Search} />
          </button>
        )}
        <ul>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#s${index + 1}`}>{section.name}</a>
            </li>
          ))}
        </ul>
        {dishes >= WORTH_SEARCHING && (
          <div className="find" id="find" role="search" hidden>
            <input
              type="search"
              placeholder={find}
              aria-label={find}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="button" className="find-clear" aria-label={clear}>
              <Icon of={X} />
            </button>
          </div>
        )}
      </div>
    </nav>
  );
}

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
