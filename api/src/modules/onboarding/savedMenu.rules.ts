import { z } from 'zod';
import { oneLine } from '@forkfront/common/plainText.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { DIETARY_TAGS } from '@forkfront/common/productChoices.ts';
import { DRAFT_LIMITS } from './onboarding.rules.ts';

/** One line of text without control characters, which a database cannot store. */
export const line = (max: number) => z.string().transform(oneLine).pipe(z.string().max(max));

export const filled = (max: number) => line(max).refine((text) => text !== '', 'must not be empty');

/** An unclaimed preview is public, so it must not contain links. */
export const withoutAddress = <T extends z.ZodType<string>>(text: T) =>
  text.refine((words) => !containsAddress(words), 'must not contain a web address');

const pence = z.int().min(0).max(DRAFT_LIMITS.price);

const Sizes = z
  .array(
    z
      .object({ name: withoutAddress(filled(DRAFT_LIMITS.sizeName)), pricePence: pence })
      .transform(({ name, pricePence }) => ({ name, price: pricePence })),
  )
  .max(DRAFT_LIMITS.sizes)
  .nullable()
  .default(null);

const Dish = z
  .object({
    name: withoutAddress(filled(DRAFT_LIMITS.itemName)).describe('1 to 120 characters.'),
    description: withoutAddress(line(DRAFT_LIMITS.itemDescription))
      .nullable()
      .describe('At most 500 characters.'),
    pricePence: pence.describe('Pence from 0 to 100000: 850 is £8.50. With sizes: of the cheapest.'),
    sizes: Sizes.describe('At most 8 sizes of the dish; none for one price. null keeps the sizes it has.'),
    dietaryTags: z.array(z.enum(DIETARY_TAGS)).nullable().default(null).describe('null keeps those it has.'),
    spiceLevel: z
      .literal([0, 1, 2, 3])
      .nullable()
      .default(null)
      .describe('0 to 3 chillies; null keeps the level.'),
  })
  .transform(({ pricePence, ...dish }) => ({
    ...dish,
    description: dish.description ?? '',
    price: pricePence,
  }));

const Extra = z
  .object({
    name: withoutAddress(filled(DRAFT_LIMITS.extraName)),
    pricePence: pence,
    sizes: Sizes.describe('Its prices for sizes of the dishes; null for one price.'),
  })
  .transform(({ pricePence, ...extra }) => ({ ...extra, price: pricePence }));

const Extras = z
  .array(
    z.object({
      name: withoutAddress(filled(DRAFT_LIMITS.sectionName)).describe('Such as Extra toppings.'),
      options: z
        .array(Extra)
        .min(1)
        .refine(
          (options) =>
            options.reduce((sum, { sizes }) => sum + (sizes?.length || 1), 0) <= DRAFT_LIMITS.groupPrices,
          `must not have more than ${DRAFT_LIMITS.groupPrices} prices`,
        ),
    }),
  )
  .max(DRAFT_LIMITS.sectionGroups)
  .nullable()
  .default(null);

/** The whole menu of a draft. null keeps what the dish or section of that name has. */
export const SaveMenu = z.object({
  sections: z
    .array(
      z.object({
        name: withoutAddress(filled(DRAFT_LIMITS.sectionName)).describe('The heading, 1 to 80 characters.'),
        description: withoutAddress(line(DRAFT_LIMITS.itemDescription))
          .nullable()
          .default(null)
          .describe('The text below the heading; null keeps the one it has.'),
        items: z.array(Dish),
        extras: Extras.describe('What can be added to each of its dishes. null keeps the extras it has.'),
      }),
    )
    .max(DRAFT_LIMITS.sections)
    .refine(
      (sections) => sections.flatMap(({ items }) => items).length <= DRAFT_LIMITS.items,
      `must not have more than ${DRAFT_LIMITS.items} items in all`,
    )
    .refine(
      (sections) => sections.flatMap(({ extras }) => extras ?? []).length <= DRAFT_LIMITS.groups,
      `must not have more than ${DRAFT_LIMITS.groups} groups of extras in all`,
    )
    // The menu would show sections without a dish.
    .transform((sections) => sections.filter(({ items }) => items.length > 0))
    .describe('At most 40 sections with at most 300 dishes in all.'),
});
