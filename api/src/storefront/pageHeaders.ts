const YEAR_SECONDS = 365 * 24 * 60 * 60;

const ALWAYS = [
  'x-content-type-options',
  'nosniff',
  'permissions-policy',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy',
  'same-origin',
];

/** Headers of the diners' pages, as a list of alternating names and values. */
export class PageHeaders {
  /** Whether the sites are served over https. */
  readonly isSecure: boolean;
  private readonly common: string[];

  /**
   * `imagesFrom`: origins of stored pictures. `framedBy`: origin of the owner's app, which shows sites in a frame.
   * `sites`: pattern for all sites.
   */
  constructor(
    private readonly imagesFrom: readonly string[],
    private readonly framedBy: string,
    private readonly sites: string,
  ) {
    this.isSecure = framedBy.startsWith('https:');
    const strict = this.isSecure ? ['strict-transport-security', `max-age=${YEAR_SECONDS}`] : [];
    this.common = [...ALWAYS, ...strict];
  }

  /** Headers of a page with this inline style. `directives` are added to its policy. */
  ofPage(styleHash: string, directives: readonly string[] = []): string[] {
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' '${styleHash}'`,
      `img-src 'self' data: ${this.imagesFrom.join(' ')}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      // A form of a site that has moved is redirected to the new address.
      `form-action 'self' ${this.sites}`,
      "base-uri 'none'",
      `frame-ancestors ${this.framedBy}`,
      ...directives,
    ];
    return [
      'content-type',
      'text/html; charset=utf-8',
      'content-security-policy',
      policy.join('; '),
      // Addresses of orders are secret, so other sites must not get them as a referrer.
      'referrer-policy',
      'same-origin',
      ...this.common,
    ];
  }

  /** Headers of a mail that is shown as a page: its styles are inline, its links open in a new tab. */
  ofMail(): string[] {
    const policy = [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src data: ${this.imagesFrom.join(' ')}`,
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      "base-uri 'none'",
      `frame-ancestors ${this.framedBy}`,
    ];
    const headers = ['content-security-policy', policy.join('; '), 'referrer-policy', 'no-referrer'];
    return ['content-type', 'text/html; charset=utf-8', ...headers, ...this.common];
  }

  /** Headers of a file. */
  ofFile(contentType: string): string[] {
    return ['content-type', contentType, ...this.common];
  }

  /** Headers of a file whose name changes with its content. */
  ofAsset(contentType: string): string[] {
    return [...this.ofFile(contentType), 'cache-control', `public, max-age=${YEAR_SECONDS}, immutable`];
  }
}
