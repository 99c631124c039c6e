import { themeNamed } from '@forkfront/common/themes.ts';
import { checkPatch, type RestaurantChange } from './restaurantPatch.rules.ts';

/** What a person tries on a site before saving it. Missing fields are as saved. */
export type Look = Pick<RestaurantChange, 'name' | 'tagline' | 'theme' | 'brandPrimary' | 'brandSecondary'>;

const FIELDS: readonly string[] = ['name', 'tagline', 'primary', 'secondary', 'theme'];

/**
 * The look in the query of an address; null for anything else. The colours come together, a theme is written as in GraphQL. The
 * saved name replaces one that the rules refuse, because a person who types passes through such names.
 */
export function readLook(query: URLSearchParams): Look | null {
  const names = [...query.keys()];
  if (new Set(names).size < names.length || names.some((name) => !FIELDS.includes(name))) return null;
  const { name, tagline, primary, secondary, theme } = Object.fromEntries(query);
  if ((primary === undefined) !== (secondary === undefined)) return null;
  const known = themeNamed(theme);
  if (theme !== undefined && known === undefined) return null;
  const checked = checkPatch({
    tagline,
    theme: known,
    brand: primary === undefined || secondary === undefined ? undefined : { primary, secondary },
  });
  if (!checked.ok) return null;
  const named = checkPatch({ name });
  return { ...checked.value, ...(named.ok && named.value) };
}
