interface FramedPage {
  src: string;
  /** Host in the phone's address bar; null before the site has one. */
  host: string | null;
  sandbox: string;
}

/** The host that the name of a draft suggests; empty without a Latin letter. `viewUrl`: for the domain. */
export function suggestedHost(name: string | null | undefined, viewUrl: string): string {
  const slug = (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const domain = viewUrl === '' ? '' : new URL(viewUrl).host.replace(/^[^.]+/, '');
  return slug === '' ? '' : `${slug}${domain}`;
}

/** A draft can be looked at; a site can do everything except navigate the chat. */
const DRAFT_MAY = 'allow-scripts allow-same-origin';
const SITE_MAY = 'allow-scripts allow-forms allow-same-origin allow-popups';

/**
 * The page in the phone: the draft until the site is built. `viewUrl` changes with each change of the draft, and with it
 * the address of the site, which follows the draft; it is empty when the conversation is gone. null until the chat is open.
 */
export function framedPage(viewUrl: string, previewUrl: string | null): FramedPage | null {
  if (previewUrl === null) return viewUrl === '' ? null : { src: viewUrl, host: null, sandbox: DRAFT_MAY };
  const site = new URL(previewUrl);
  const { host } = site;
  if (viewUrl !== '') site.search = new URL(viewUrl).search;
  return { src: site.href, host, sandbox: SITE_MAY };
}
