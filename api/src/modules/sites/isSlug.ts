/** Slugs are DNS labels; no other text is worth a statement, and PostgreSQL refuses some (U+0000). */
const SLUG = /^[a-z0-9-]{1,63}$/;

/** Whether a text can be the slug of a site. */
export const isSlug = (text: string): boolean => SLUG.test(text);
