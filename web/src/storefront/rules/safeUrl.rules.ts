/** The address when it is http or https, else null: nothing else may become a link or a picture. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
