import type { TestApp } from './testApp.ts';

export interface Visit {
  status: number;
  /** Address of the redirect; empty without one. */
  location: string;
  headers: Headers;
}

/** A browser that signs in with Google. It keeps the app's cookies and follows redirects step by step. */
export class GoogleBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: Pick<TestApp, 'url'>) {}

  /** Opens an address of the app. */
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

  /** Starts the sign-in; returns the address of the provider's page. */
  async start(): Promise<string> {
    return (await this.visit(`${this.app.url}/api/v1/users/google`)).location;
  }

  /** Opens the provider's page, which confirms at once; returns the address of its redirect. */
  async consent(): Promise<string> {
    return (await go(await this.start())).location;
  }

  /** Signs in completely; returns the last page. */
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
