const SLUG = /^[a-z0-9-]{1,63}$/;

/** Whether a text can be the slug of a site, which is a label of its host. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && SLUG.test(text);
