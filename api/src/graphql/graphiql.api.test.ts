import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

let app: TestApp;
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

describe('GET /graphql', () => {
  it('GET /graphql serves browsers the API explorer, with all files from this server', async () => {
    const page = await fetch(`${app.url}/graphql`, { headers: { accept: BROWSER } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('vary')).toContain('Accept');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await page.text();
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const [, script = ''] = /<script[^>]+src="(\/graphql\/assets\/[^"]+)"/.exec(html) ?? [];
    const file = await fetch(app.url + script);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-type')).toContain('text/javascript');
  });

  it.each(['application/json', '*/*', 'application/graphql-response+json'])(
    'GET /graphql answers queries of programs that accept %s',
    async (accept) => {
      const answer = await fetch(`${app.url}/graphql?query={__typename}`, {
        headers: { accept, 'content-type': 'application/json' },
      });
      expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    },
  );

  it('the explorer serves no other files', async () => {
    for (const path of ['/graphql/assets/none.js', '/graphql/assets/..%2findex.html']) {
      const { status, headers } = await fetch(app.url + path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers.get('content-type')).toContain('application/json');
    }
  });
});
