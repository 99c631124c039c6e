import { CATEGORIES, type Category } from './plan.rules.ts';

/** Query of /packages (spec §2). */
export interface PackagesSearch {
  /** Global id of the site that is to have a paid plan. */
  upgrading?: string | undefined;
  /** Whose plans are shown; restaurants when missing, and never named then. */
  category?: Exclude<Category, 'restaurant'> | undefined;
}

/** Keeps what is valid of a query; anybody can write an address by hand. What is not is named undefined, or the router would keep it. */
export function parsePackagesSearch({ upgrading, category }: Record<string, unknown>): PackagesSearch {
  const known = CATEGORIES.find((name) => name === category);
  return {
    upgrading: typeof upgrading === 'string' && upgrading !== '' ? upgrading : undefined,
    category: known === 'restaurant' ? undefined : known,
  };
}

/** Another category in the same query. */
export const withCategory = ({ upgrading }: PackagesSearch, category: Category): PackagesSearch =>
  parsePackagesSearch({ upgrading, category });
