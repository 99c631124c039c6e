import { CATEGORIES, type Category } from './category.rules.ts';

/** Query of /packages (spec §2). */
export interface PackagesSearch {
  /** Global id of the site that is to have a paid plan. */
  upgrading?: string;
  /** Whose plans are shown; restaurants when missing, and never named then. */
  category?: Exclude<Category, 'restaurant'>;
}

/** Keeps what is valid of a query; anybody can write an address by hand. */
export function parsePackagesSearch({ upgrading, category }: Record<string, unknown>): PackagesSearch {
  const known = CATEGORIES.find((name) => name === category);
  return {
    ...(typeof upgrading === 'string' && upgrading !== '' ? { upgrading } : {}),
    ...(known === undefined || known === 'restaurant' ? {} : { category: known }),
  };
}

/** Another category in the same query. */
export const withCategory = ({ upgrading }: PackagesSearch, category: Category): PackagesSearch =>
  parsePackagesSearch({ upgrading, category });
