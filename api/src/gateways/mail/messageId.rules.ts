/**
 * A mail's id as Message-ID (RFC 5322) at the sender's domain. Different ids give different Message-IDs: what a
 * Message-ID may not contain is percent-encoded.
 */
export function messageIdOf(id: string, domain: string): string {
  if (id === '') throw new Error('a mail needs an id');
  const local = encodeURIComponent(id).replace(
    /[().]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `<${local}@${domain}>`;
}
