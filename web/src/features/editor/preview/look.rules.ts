import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';

/** The look of a site in a form; the colours are `#rrggbb`. */
export interface Look {
  name: string;
  tagline: string;
  primary: string;
  secondary: string;
  theme: ThemeName;
}

/** What a form has changed of a look. */
export type LookEdit = Partial<Look>;

/** The fields of a look that differ from the saved ones; null without any. A name that cannot be saved counts as the saved one. */
export function lookEdit<T extends LookEdit>(saved: T, shown: T): LookEdit | null {
  const { name = '', tagline, primary, secondary, theme } = shown;
  const isName = name.trim() !== '' && name.length <= SITE_LENGTHS.name;
  const areSame = primary === saved.primary && secondary === saved.secondary;
  const edit = {
    ...(isName && name !== saved.name && { name }),
    ...(tagline !== saved.tagline && { tagline }),
    ...(!areSame && { primary, secondary }),
    ...(theme !== saved.theme && { theme }),
  };
  return Object.keys(edit).length > 0 ? edit : null;
}

/** The address of a page that shows the site in a look that is not saved. `base`: `Restaurant.lookDraftUrl`. */
export function lookUrl(base: string, edit: LookEdit): string {
  const url = new URL(base);
  url.search = new URLSearchParams(Object.entries(edit)).toString();
  return url.href;
}
