import type { TestApp } from './testApp.ts';

export interface Visit {
  status: number;
  /** Where the browser is sent; empty when nowhere. */
  location: string;
  headers: Headers;
}

/** A browser of one person that signs in with Google: it keeps cookies of the app and follows redirects by hand. */
export class GoogleBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: Pick<TestApp, 'url'>) {}

  /** Visits an address of the app. */
  async visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const visit = await go(url, { ...headers, cookie });
    for (const line of visit.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return visit;
  }

  /** Presses "Continue with Google"; the address of the provider's page. */
  async start(): Promise<string> {
    return (await this.visit(`${this.app.url}/api/v1/users/google`)).location;
  }

  /** Goes there and is asked nothing; the address that the provider sends it back to. */
  async consent(): Promise<string> {
    return (await go(await this.start())).location;
  }

  /** The whole way; the page that it ends on. */
  async signIn(): Promise<string> {
    return (await this.visit(await this.consent())).location;
  }
}

async function go(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  const response = await fetch(url, { redirect: 'manual', headers });
  await response.arrayBuffer();
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    headers: response.headers,
  };
}
