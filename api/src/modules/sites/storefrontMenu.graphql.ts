import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { field, list, nullable, objectType } from '../../graphql/types.ts';
import { AllergenAnswerType } from './allergens.graphql.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { percentOffOf } from '@forkfront/common/offers.ts';
import { dishPath } from '@forkfront/common/menuCode.ts';
import { lowestPrice, lowestPriceOfAll } from '@forkfront/common/lowestPrice.ts';
import type { MenuOptionGroup } from '@forkfront/common/menu.ts';
import { productFields } from './productFields.graphql.ts';
import type { SiteDocument, SiteSection } from '@forkfront/common/siteDocument.ts';
import type { SiteLinks } from './siteLinks.ts';

const optionGroupIds = field([ID], 'Ids of its option groups, in the order to show them.');
const allergens = field([AllergenAnswerType], 'All 14 allergens.');
const isAvailable = field(Boolean, 'False while sold out, or while a choice that it demands is.');

const MenuSizeType = objectType('MenuSize', 'A size of a menu item.', {
  id: field(ID, 'Id for orders.'),
  name: field(String, 'Its name.'),
  price: field(Pence, 'Unit price without options.'),
  lowestPrice: field(
    Pence,
    'What one of this size costs at least: `price` with the cheapest options that must be chosen.',
  ),
  optionGroupIds,
});

const MenuItemType = objectType('MenuItem', 'A product as diners see it.', {
  id: field(ID, 'Id for orders.'),
  name: field(String, 'Its name.'),
  path: field(String, 'Path of its page on the site.'),
  description: field(String, 'Description; empty without one.'),
  price: field(Pence, 'Unit price without options. With sizes, the price of the cheapest one.'),
  lowestPrice: field(
    Pence,
    'What one costs at least, in the cheapest size, with the cheapest options that must be chosen. Shops show this price.',
  ),
  percentOff: nullable(
    Int,
    'Percent that an offer with hours or a last day takes off each of it now, options included; what it takes off one is rounded down to whole pence. null: the price is as it is, or it cannot be ordered now. `price` does not have it.',
  ),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  isAvailable,
  soldOutUntil: nullable(DateTime, 'When a sold out item can be ordered again; null: not known.'),
  ...productFields,
  allergens,
  sizes: field([MenuSizeType], 'Its sizes; empty: it has one price. Otherwise an order names one of them.'),
  optionGroupIds,
});

const MenuOptionType = objectType('MenuOption', 'An option of a group.', {
  id: field(ID, 'Id for orders.'),
  name: field(String, 'Its name.'),
  price: field(Pence, 'What each adds to the unit price; may be 0 or negative.'),
  maxQuantity: field(Int, 'How many of it can be chosen, 1 to 20.'),
  isDefault: field(Boolean, 'Chosen before the diner chooses.'),
  isAvailable,
  allergens,
});

export const MenuOptionGroupType = objectType('MenuOptionGroup', 'A choice, e.g. of toppings.', {
  id: field(ID, 'Id of the group.'),
  name: field(String, 'Its name.'),
  min: field(Int, 'At least this many must be chosen; quantities count.'),
  max: field(Int, 'At most this many can be chosen; 0: any number.'),
  options: field([MenuOptionType], 'Its options, in order.'),
});

export const MenuPeriodType = objectType('MenuPeriod', 'Weekly hours.', {
  days: field([Int], 'ISO weekdays: 1 is Monday, 7 is Sunday.'),
  from: field(String, 'Begin, as HH:MM in the time zone of the restaurant.'),
  to: field(String, 'End, as HH:MM. A time before `from` is on the next day.'),
});

export const MenuSectionType = objectType('MenuSection', 'A section of the menu with its items.', {
  id: field(ID, 'Id of the section.'),
  name: field(String, 'Name of the section.'),
  description: field(String, 'Description; empty without one.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  periods: field([MenuPeriodType], 'When its items can be ordered; empty: always.'),
  isOpen: field(Boolean, 'Whether its items can be ordered now.'),
  items: list(MenuItemType, 50, 'Items in the order of the menu.'),
});

const groupIds = (ids: readonly string[]) => ids.map((id) => toGlobalId('OptionGroup', id));

/** The menu of a site as diners see it: without empty sections and without groups that nothing uses. */
export function toMenu({ sections, optionGroups, promotions }: SiteDocument, links: SiteLinks) {
  const percentOff = percentOffOf(promotions);
  const groups = new Map(optionGroups.map((group) => [group.id, group]));
  const filled = sections.filter(({ items }) => items.length > 0);
  const items = filled.flatMap((section) => section.items);
  const used = new Set(
    items.flatMap((item) => [...item.groupIds, ...item.sizes.flatMap((size) => size.groupIds)]),
  );
  return {
    sections: filled.map((section) => ({
      ...section,
      id: toGlobalId('MenuSection', section.id),
      imageUrl: links.pictureUrl(section.imageKey),
      items: section.items.map((stored) => {
        const item = toItem(stored, groups, links);
        const dish = { productId: stored.id, sectionId: section.id };
        return { ...item, percentOff: item.isAvailable && section.isOpen ? percentOff(dish) : null };
      }),
    })),
    optionGroups: optionGroups
      .filter(({ id }) => used.has(id))
      .map((group) => ({
        ...group,
        id: toGlobalId('OptionGroup', group.id),
        options: group.options.map((option) => ({
          ...option,
          id: toGlobalId('ProductOption', option.id),
          allergens: allergenAnswers(option.allergens),
        })),
      })),
  };
}

function toItem(
  item: SiteSection['items'][number],
  groups: ReadonlyMap<string, MenuOptionGroup>,
  links: SiteLinks,
) {
  const lowest = lowestPriceOfAll(item, groups);
  return {
    ...item,
    isAvailable: item.isAvailable && lowest !== null,
    lowestPrice: lowest ?? item.price,
    id: toGlobalId('Product', item.id),
    path: dishPath(item),
    imageUrl: links.pictureUrl(item.imageKey),
    soldOutUntil: item.isAvailable || item.soldOutUntil === null ? null : new Date(item.soldOutUntil),
    allergens: allergenAnswers(item.allergens),
    optionGroupIds: groupIds(item.groupIds),
    sizes: item.sizes.map((size) => ({
      ...size,
      id: toGlobalId('ProductSize', size.id),
      lowestPrice: lowestPrice(item, size, groups) ?? size.price,
      optionGroupIds: groupIds(size.groupIds),
    })),
  };
}
