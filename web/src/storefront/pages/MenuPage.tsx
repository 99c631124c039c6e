import type { MenuQuery } from '@forkfront/common/renderer.ts';
import { Search, X } from 'lucide-react';
import { messages } from '../messages.ts';
import { BasketBar } from '../parts/BasketBar.tsx';
import { Icon } from '../parts/drawings.tsx';
import { Favourites } from '../parts/Favourites.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Hours } from '../parts/Hours.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { MenuFilter } from '../parts/MenuFilter.tsx';
import { MenuSections } from '../parts/MenuSections.tsx';
import { AwayNotice, Banners, CallText, ClosedNotice } from '../parts/Notices.tsx';
import { Offers } from '../parts/Offers.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { hiddenDishes } from '../rules/dishFacts.rules.ts';
import { foundText } from '../rules/menuFilter.rules.ts';

const texts = messages.menu;

/** Dishes from which on a menu has a search. */
const WORTH_SEARCHING = 20;

const countDishes = (sections: Storefront['sections']): number =>
  sections.reduce((count, section) => count + section.items.length, 0);

type NavProps = { sections: Storefront['sections']; find: string };

/** Sticky row of links to the sections, and the search of a long menu; on phones the island hides its field behind a button. */
function SectionNav({ sections, find: found }: NavProps) {
  const dishes = countDishes(sections);
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
          >
            <Icon of={Search} />
          </button>
        )}
        <ul>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#s${index + 1}`} dir="auto">
                {section.name}
              </a>
            </li>
          ))}
        </ul>
        {dishes >= WORTH_SEARCHING && (
          <div className="find" id="find" role="search">
            <input
              type="search"
              name="find"
              form="filter"
              defaultValue={found}
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
                  <h3 dir="auto">
                    <span>{dish}</span>
                  </h3>
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
  asked?: MenuQuery;
  /** Text of the basket bar; empty without a basket. */
  bar?: string;
  /** A sentence above the menu; empty without one. */
  note?: string;
  now: Date;
};

const NOTHING: MenuQuery = { diet: [], without: [], find: '' };

/** The site's front page: the menu. Each dish links to its page, and a dish without choices is added by one press. */
export function MenuPage({
  storefront,
  context,
  popular = [],
  asked = NOTHING,
  bar = '',
  note = '',
  now,
}: Props) {
  const { slug, sections, acceptsOrders, phone } = storefront;
  const isDraft = context.isDraft === true;
  const filled = sections.filter((section) => section.items.length > 0);
  const menu = { ...storefront, sections: filled };
  const canOrder = acceptsOrders && !isDraft && filled.length > 0;
  const hidden = hiddenDishes(menu, asked);
  const reasons = [...hidden.values()].filter((reason) => reason !== null);
  const isFiltered = asked.diet.length + asked.without.length > 0;
  const card = (
    <>
      <div className="card">
        {!isDraft && !isFiltered && !asked.find && <Favourites storefront={menu} />}
        <MenuSections storefront={menu} isDraft={isDraft} hidden={new Set(hidden.keys())} now={now} />
        {filled.length > 0 && (
          <p className="allergies">
            {filled.some(({ items }) => items.some(({ calories }) => calories != null)) && (
              <>
                {texts.adultsNeed}
                <br />
              </>
            )}
            <CallText phone={phone} call={texts.allergiesCall} text={texts.allergies} />
          </p>
        )}
      </div>
      {canOrder && <BasketBar text={bar} />}
    </>
  );
  return (
    <>
      <a className="skip" href="#menu">
        {messages.skip}
      </a>
      <Banners site={storefront} context={context} />
      <Masthead storefront={storefront} now={now} />
      <SectionNav sections={filled} find={asked.find} />
      <main id="menu">
        {!acceptsOrders && <ClosedNotice storefront={storefront} />}
        <AwayNotice storefront={storefront} context={context} />
        {acceptsOrders && !isDraft && <Offers offers={storefront.offers} />}
        <p className="code-note" role="status" data-note="">
          {note}
        </p>
        {filled.length === 0 && isDraft && <DraftMenu popular={popular} />}
        {filled.length === 0 && !isDraft && (
          <div className="notice">
            <p>
              <CallText phone={phone} call={texts.emptyCall} text={texts.empty} />
            </p>
          </div>
        )}
        {filled.length > 0 && (
          <>
            {!isDraft && <MenuFilter storefront={menu} asked={asked} />}
            <p className="found" role="status">
              {foundText(countDishes(filled) - hidden.size, reasons, isFiltered, asked.find)}
            </p>
          </>
        )}
        {canOrder ? (
          <form className="menu" method="post" data-basket={slug}>
            {(isFiltered || asked.find) && <input type="hidden" name="back" value={queryOf(asked)} />}
            {card}
          </form>
        ) : (
          filled.length > 0 && <div className="menu">{card}</div>
        )}
        <Hours site={storefront} now={now} />
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}

/** The address of a filtered menu, to which the page returns after a dish was added. */
const queryOf = ({ diet, without, find }: MenuQuery): string =>
  `?${new URLSearchParams([
    ...diet.map((one) => ['diet', one]),
    ...without.map((one) => ['without', one]),
    ...(find ? [['find', find]] : []),
  ]).toString()}`;
