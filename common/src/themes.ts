/** The designs that every plan has; the others need the feature `MORE_DESIGNS` when they are chosen. */
export const FREE_THEMES = ['trattoria', 'counter'] as const;

/** The designs of sites (spec §12.10), as they are stored. */
export const THEMES = [...FREE_THEMES, 'table', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** The name of a design in GraphQL, and in the addresses of pages that show one. */
export type ThemeName = Uppercase<Theme>;

/** The name of a design, e.g. `NIGHT`. */
export const themeName = (theme: Theme): ThemeName => theme.toUpperCase() as Uppercase<typeof theme>;

/** The design with this name; undefined without one. */
export const themeNamed = (name: string | null | undefined): Theme | undefined =>
  THEMES.find((theme) => themeName(theme) === name);

/** The names of all designs, and of those that every plan has. */
export const THEME_NAMES: readonly ThemeName[] = THEMES.map(themeName);
export const FREE_THEME_NAMES: readonly ThemeName[] = FREE_THEMES.map(themeName);
