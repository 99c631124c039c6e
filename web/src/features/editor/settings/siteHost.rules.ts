/** The host of a site as it would be with another slug; `url` is its address with its own. */
export function siteHost(url: string, slug: string, other: string): string {
  const { host } = new URL(url);
  return host.startsWith(`${slug}.`) ? `${other}${host.slice(slug.length)}` : host;
}
