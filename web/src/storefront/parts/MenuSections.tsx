import type { ShelfFacts } from '@forkfront/common/shelf.ts';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { MenuItem, MenuSection, Storefront } from '../queries/storefrontPage.ts';
import { pictureSet, safeUrl, smallPicture } from '../rules/address.rules.ts';
import { hasChoices } from '../rules/dishChoice.rules.ts';
import { dishFacts } from '../rules/dishFacts.rules.ts';
import type { DishFacts } from '../rules/menuFilter.rules.ts';
import { periodsText, soldOutText } from '../rules/menuText.rules.ts';
import { Marks } from './Marks.tsx';
import { DishPrice } from './Offers.tsx';
import { ShelfDetails } from './ShelfDetails.tsx';

const texts = messages.menu;

type RowProps = {
  item: MenuItem;
  section: MenuSection;
  storefront: Storefront;
  /** Without links and buttons: a draft. */
  isDraft: boolean;
  facts: DishFacts;
  isHidden: boolean;
  now: Date;
  /** Size and stock of a product of a grocery shop. */
  shelf: ShelfFacts | undefined;
};

/** One dish: name, price, marks, description and picture. The name links to its page; a dish without choices is added at once. */
function MenuItemRow({ item, section, storefront, isDraft, facts, isHidden, now, shelf }: RowProps) {
  const picture = safeUrl(item.imageUrl);
  const canOrder = storefront.acceptsOrders && section.isOpen && item.isAvailable && !isDraft;
  return (
    <li
      className={item.isAvailable ? 'item' : 'item sold-out'}
      hidden={isHidden}
      data-diet={facts.diets.join(' ') || undefined}
      data-a={/[CMF]/.test(facts.allergens) ? facts.allergens : undefined}
    >
      {picture && (
        <img src={smallPicture(picture)} alt="" width="112" height="112" loading="lazy" decoding="async" />
      )}
      <div className="head">
        <h3 dir="auto">{isDraft ? <span>{item.name}</span> : <a href={item.path}>{item.name}</a>}</h3>
        <span className="price">
          <DishPrice item={item} />
        </span>
      </div>
      <Marks item={item}>{shelf ? <ShelfDetails shelf={shelf} /> : item.description.trim()}</Marks>
      {!item.isAvailable && <span className="flag">{soldOutText(item, storefront.timeZone, now)}</span>}
      {canOrder &&
        (hasChoices(item) ? (
          <span className="add" aria-hidden />
        ) : (
          <button type="submit" className="add" formAction={item.path} aria-label={texts.add(item.name)} />
        ))}
    </li>
  );
}

type Props = {
  storefront: Storefront;
  isDraft: boolean;
  /** Ids of the dishes that a filter hides. */
  hidden: ReadonlySet<string>;
  now: Date;
  /** Of the products of a grocery shop, by their ids; undefined for a restaurant. */
  facts?: Readonly<Record<string, ShelfFacts>>;
  /** What follows the products of sections, by their ids. */
  ends?: Readonly<Record<string, ReactNode>>;
};

/** All sections of the menu; their anchors are `#s1`, `#s2` … */
export function MenuSections({ storefront, isDraft, hidden, now, facts, ends }: Props) {
  return storefront.sections.map((section, index) => {
    const { id, name, description, items, periods, isOpen } = section;
    const picture = safeUrl(section.imageUrl);
    const set = picture && pictureSet(picture);
    const isEmpty = items.every((item) => hidden.has(item.id));
    const pictured = items.some((item) => safeUrl(item.imageUrl));
    return (
      <section
        key={id}
        id={`s${index + 1}`}
        aria-labelledby={name ? `h${index + 1}` : undefined}
        hidden={isEmpty}
      >
        {name && (
          <h2 id={`h${index + 1}`} dir="auto">
            {name}
          </h2>
        )}
        {picture && (
          <img
            className="section-picture"
            {...(set && { srcSet: set, sizes: '(min-width: 72rem) 68rem, 100vw' })}
            src={picture}
            alt=""
            width="960"
            height="320"
            loading="lazy"
            decoding="async"
          />
        )}
        {description && (
          <p className="section-words" dir="auto">
            {description}
          </p>
        )}
        {periods.length > 0 && (
          <p className={isOpen ? 'section-hours' : 'section-hours closed'}>
            {isOpen ? periodsText(periods) : texts.notNow(periodsText(periods))}
          </p>
        )}
        <ul className={pictured ? 'items pictured' : 'items'}>
          {items.map((item) => (
            <MenuItemRow
              key={item.id}
              item={item}
              section={section}
              storefront={storefront}
              isDraft={isDraft}
              facts={dishFacts(item, storefront.optionGroups)}
              isHidden={hidden.has(item.id)}
              now={now}
              shelf={facts?.[item.id]}
            />
          ))}
        </ul>
        {ends?.[id]}
      </section>
    );
  });
}
