/**
 * Who uploads: a signed-in person, the guest of a setting-up conversation, or a visitor with the design of a project,
 * known by nothing but the id that the browser made up for it.
 */
export type UploadCaller =
  { kind: 'user'; id: string } | { kind: 'conversation'; id: string } | { kind: 'visitor'; id: string };

/** How a caller is stored with an upload. */
export const callerKey = ({ kind, id }: UploadCaller): string => `${kind}:${id}`;

/** Resource id by which a guest's own conversation may be named instead of by its id. */
export const OWN_CONVERSATION = 'onboarding';
