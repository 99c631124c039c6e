import { MAX_SHOP_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { ShopView } from '@forkfront/common/shopView.ts';
import { ArrowLeft, ArrowRight, Search } from 'lucide-react';
import { messages } from '../messages.ts';
import { BasketBar } from '../parts/BasketBar.tsx';
import { Icon } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import { Hours } from '../parts/Hours.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { MenuSections } from '../parts/MenuSections.tsx';
import { AwayNotice, Banners, CallText, ClosedNotice } from '../parts/Notices.tsx';
import { Offers } from '../parts/Offers.tsx';
import type { MenuSection, Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { stockedItem } from '../rules/shelf.rules.ts';

const texts = messages.shop;

/** The search over all products, and a row of links to the categories, both sticky. */
function ShopNav({ categories, search }: Pick<ShopView, 'categories' | 'search'>) {
  return (
    <nav className="sections shop-nav" aria-label={texts.categories}>
      <div className="wrap">
        <form className="find" action="/search" role="search">
          <input
            type="search"
            name="q"
            defaultValue={search ?? ''}
            placeholder={texts.find}
            aria-label={texts.find}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_SHOP_SEARCH_LENGTH}
          />
          <button type="submit" className="find-go" aria-label={texts.search}>
            <Icon of={Search} />
          </button>
        </form>
        {/* The script says here what it found. */}
        <p className="hidden-text" role="status" data-results="" />
        <ul>
          {categories.map(({ name, path, isCurrent }) => (
            <li key={path}>
              <a href={path} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Links to the pages before and after this one. */
function Pages({ pages }: { pages: ShopView['pages'] }) {
  if (!pages) return null;
  const { previous, next, page, of } = pages;
  return (
    <nav className="pages" aria-label={texts.pages}>
      {previous && (
        <a className="button" href={previous} rel="prev">
          <Icon of={ArrowLeft} />
          {of === null ? texts.first : texts.previous}
        </a>
      )}
      {page !== null && of !== null && <span>{texts.pageOf(page, of)}</span>}
      {next && (
        <a className="button" href={next} rel="next">
          {texts.next}
          <Icon of={ArrowRight} />
        </a>
      )}
    </nav>
  );
}

type Shelf = MenuSection & Pick<ShopView['shelves'][number], 'path' | 'count'>;

/** The shelves as sections of the menu: each product as its stock allows it. */
function shelvesOf({ sections }: Storefront, { shelves, facts }: ShopView): Shelf[] {
  const placed = new Map(
    sections.flatMap((section) => section.items.map((item) => [item.id, { item, section }] as const)),
  );
  return shelves.flatMap(({ name, path, count, items }, at): Shelf[] => {
    const found = items.flatMap((id) => placed.get(id) ?? []);
    const [first] = found;
    if (!first) return [];
    // What a search finds is from several sections, each with hours of its own.
    const shown = found.map(({ item, section }) => ({
      ...stockedItem(item, facts[item.id]),
      ...(section.isOpen ? {} : { isAvailable: false }),
    }));
    const own = name === '' ? { description: '', imageUrl: null, periods: [], isOpen: true } : {};
    return [{ ...first.section, ...own, id: `${at}`, name, items: shown, path, count }];
  });
}

/** The link to all products of a category; nothing when all are shown. */
function SeeAll({ shelf: { path, count, name, items } }: { shelf: Shelf }) {
  if (!path || count <= items.length) return null;
  return (
    <p className="see-all">
      <a href={path}>
        {texts.all(count, name)}
        <Icon of={ArrowRight} />
      </a>
    </p>
  );
}

type Props = { storefront: Storefront; view: ShopView; context: PageContext; now: Date };

/** A page of a grocery shop: the first products of all categories, the products of one, or what a search found. */
export function ShopPage({ storefront, view, context, now }: Props) {
  const { slug, name, acceptsOrders, phone } = storefront;
  const { search, categories, path, pages, facts, bar, note } = view;
  const isFront = path === '/';
  const sections = shelvesOf(storefront, view);
  const unshown = categories.slice(view.shelves.length);
  const card = (
    <div className="card">
      {search !== null && (
        <h2 className="results">{sections.length > 0 ? texts.resultsOf(search) : texts.nothing(search)}</h2>
      )}
      <MenuSections
        storefront={{ ...storefront, sections }}
        isDraft={false}
        hidden={new Set()}
        now={now}
        facts={facts}
        ends={Object.fromEntries(
          sections.map((shelf) => [shelf.id, <SeeAll key={shelf.id} shelf={shelf} />]),
        )}
      />
      <Pages pages={pages} />
      {isFront && unshown.length > 0 && <Categories title={texts.more} categories={unshown} />}
      {search !== null && sections.length === 0 && (
        <Categories title={texts.tryOther} categories={categories} />
      )}
      <p className="allergies">
        <CallText phone={phone} call={messages.menu.allergiesCall} text={messages.menu.allergies} />
      </p>
    </div>
  );
  return (
    <>
      <a className="skip" href="#menu">
        {texts.skip}
      </a>
      <Banners site={storefront} context={context} isShop />
      {isFront ? (
        <Masthead storefront={storefront} now={now} />
      ) : (
        <header className="top-bar shop-bar">
          <div className="wrap">
            <h1 className="top-name">
              <a href="/">{name}</a>
            </h1>
          </div>
        </header>
      )}
      <ShopNav categories={categories} search={search} />
      <main id="menu" data-shop="">
        {!acceptsOrders && <ClosedNotice storefront={storefront} />}
        <AwayNotice storefront={storefront} context={context} />
        {acceptsOrders && isFront && <Offers offers={storefront.offers} />}
        <p className="code-note" role="status" data-note="">
          {note}
        </p>
        {acceptsOrders ? (
          <form className="menu" method="post" data-basket={slug}>
            <input type="hidden" name="back" value={path} />
            {card}
            <BasketBar text={bar} />
          </form>
        ) : (
          <div className="menu">{card}</div>
        )}
        {isFront && <Hours site={storefront} now={now} />}
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}

function Categories({ title, categories }: { title: string } & Pick<ShopView, 'categories'>) {
  return (
    <div className="categories">
      <p>{title}</p>
      <ul>
        {categories.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
