export interface PageOrigins {
  /** Pictures come from, and are uploaded to, these. */
  storage: readonly string[];
  /** The editor shows these sites in a frame. */
  sites: string;
  /** Scripts of tracking pixels are let in from these. */
  pixels: readonly string[];
}

/** What `scriptHashes` and `styleHashes` say of a page. */
export interface PageHashes {
  scripts: string;
  styles: string;
}

/** The content security policy of the owner's app's pages, as a function of a page's nonce and of its hashes. */
export function pagePolicy({
  storage,
  sites,
  pixels,
}: PageOrigins): (nonce: string, hashes: PageHashes) => string {
  const outside = [...storage, ...pixels].join(' ');
  return (nonce, { scripts, styles }) =>
    [
      "default-src 'none'",
      ["script-src 'self'", scripts, ...pixels].filter(Boolean).join(' '),
      ["style-src 'self'", `'nonce-${nonce}'`, styles].filter(Boolean).join(' '),
      `img-src 'self' data: blob: ${outside}`,
      "font-src 'self'",
      `connect-src 'self' ${outside}`,
      `frame-src ${sites}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}
