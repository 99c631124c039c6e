/**
 * Who may call a root field:
 * `public` everybody; `viewer` the signed-in (others get an UNAUTHENTICATED error, and what they may touch is
 * decided by ownership inside the query); `secret` everybody who holds the unguessable token in its input.
 */
export type Access = 'public' | 'viewer' | 'secret';

/** Each root field, e.g. `Query.services`, and who may call it. */
export type AccessRules = Readonly<Record<string, Access>>;
