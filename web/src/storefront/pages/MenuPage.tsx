import { ShoppingBag, Search, X } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { MenuSections } from '../parts/MenuSections.tsx';
import { Banners, CallText, ClosedNotice } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';

const texts = messages.menu;

/** Dishes from which on a menu has a search. */
const WORTH_SEARCHING = 20;

/** Sticky row of links to the sections. The island adds the search of a long menu; on phones a button opens its field. */
function SectionNav({ sections }: { sections: Storefront['sections'] }) {
  const dishes = sections.reduce((count, section) => count + section.items.length, 0);
  if (sections.length < 2 && dishes < WORTH_SEARCHING) return null;
  const { find, clear } = texts;
  return (
    <nav className="sections" aria-label={texts.sections}>
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

/** The menu of a draft that has none yet: the popular dishes, and blank lines. */
function DraftMenu({ popular }: { popular: readonly string[] }) {
  return (
    <div className="menu">
      <div className="card draft">
        <section aria-labelledby="h1">
          <h2 id="h1">{texts.draftTitle}</h2>
          <p>{texts.draftText}</p>
          <ul className="items">
            {[...new Set(popular)].map((dish) => (
              <li key={dish} className="item">
                <div className="head">
                  <h3>{dish}</h3>
                </div>
                <p>
                  <span className="popular">{texts.popular}</span>
                </p>
              </li>
            ))}
            {[1, 2, 3, 4, 5].map((line) => (
              <li key={line} className="item blank" aria-hidden />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

type Props = {
  storefront: Storefront;
  context: PageContext;
  /** Names of dishes for a draft without a menu. */
  popular?: readonly string[];
};

/** The site's front page: the menu in one plain form. */
export function MenuPage({ storefront, context, popular = [] }: Props) {
  const { slug, sections, acceptsOrders, phone } = storefront;
  const isDraft = context.isDraft === true;
  const filled = sections.filter((section) => section.items.length > 0);
  const menu = { ...storefront, sections: filled, acceptsOrders: acceptsOrders && !isDraft };
  const canOrder = menu.acceptsOrders && filled.length > 0;
  const card = (
    <>
      <div className="card">
        <MenuSections storefront={menu} />
        {filled.length > 0 && (
          <p className="allergies">
            <CallText phone={phone} call={texts.allergiesCall} text={texts.allergies} />
          </p>
        )}
      </div>
      {/* The island counts the total; the styles show the bar while a quantity is filled in. */}
      {canOrder && (
        <div className="basket-bar">
          <div className="wrap">
            <output data-sum="" />
            <button type="submit">
              <Icon of={ShoppingBag} />
              {texts.review}
            </button>
          </div>
        </div>
      )}
    </>
  );
  return (
    <>
      <a className="skip" href="#menu">
        {messages.skip}
      </a>
      <Banners site={storefront} context={context} />
      <Masthead storefront={storefront} />
      <SectionNav sections={filled} />
      <main id="menu">
        {!acceptsOrders && <ClosedNotice storefront={storefront} />}
        {filled.length === 0 && isDraft && <DraftMenu popular={popular} />}
        {filled.length === 0 && !isDraft && (
          <div className="notice">
            <p>
              <CallText phone={phone} call={texts.emptyCall} text={texts.empty} />
            </p>
          </div>
        )}
        {canOrder ? (
          <form className="menu" action="/basket" autoComplete="off" data-basket={slug}>
            {card}
          </form>
        ) : (
          filled.length > 0 && <div className="menu">{card}</div>
        )}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
