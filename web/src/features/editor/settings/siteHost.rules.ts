/** The host of a site as it would be with another slug; `url` is its address with its own. */
export function siteHost(url: string, slug: string, other: string): string {
  const { host } = new URL(url);
  return host.startsWith(`${slug}.`) ? `${other}${host.slice(slug.length)}` : host;
}

/** The slug that a text asks for: `Raja's Tandoori` → `rajas-tandoori`. The server decides whether it can be had. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
