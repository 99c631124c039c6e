import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Attack, Place, Sent } from './attack.ts';
import type { Try } from './graphqlAttack.ts';
import { type Kind, SHAPES, some, TEXTS } from './inputs.ts';
import type { Fixtures } from './protocol.ts';

/** Letters in the head of a request; the server reads 32 KB. */
const HEAD_BYTES = 28 * 1024;
/** Letters of an address that are written as `%xx`. */
const ADDRESS_BYTES = 9 * 1024;
const FORM_BYTES = 64 * 1024;
/** Kinds of text for a field, header or cookie of one page; other pages send it other ones. */
const KINDS_EACH = 4;

const ROUTES = resolve(import.meta.dirname, '../../src/storefront');

/** The source of the storefront's routes: it tells which addresses and fields there are. */
const sources = (): string[] =>
  readdirSync(ROUTES)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(resolve(ROUTES, name), 'utf8'));

/** The expressions of all addresses of a site. */
export const sitePaths = (): RegExp[] =>
  sources().flatMap((source) =>
    [...source.matchAll(/path: \/(\^\S+\$)\/[,\s]/g)].map(([, expression = '']) => new RegExp(expression)),
  );

/** The fields of addresses and forms that the source reads by name. */
const fieldNames = (): string[] => [
  ...new Set([
    ...sources().flatMap((source) =>
      [...source.matchAll(/(?:query|form|fields)\.(?:get|getAll|has)\(\s*'([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
    // Names in constants.
    'code',
    'movedBasket',
    'framed',
    'q.UHJvZHVjdDox',
  ]),
];

/** A page: its site (null: the owners' app), its address, and the cookies that it needs. */
interface Page {
  slug: string | null;
  path: string;
  cookie?: string;
  /** Forms that it shows in another state. */
  forms?: readonly Form[];
}

/** Attacks the pages of the sites and of the app without scripts. Returns the addresses of a site that no request had. */
export async function attackPages(attack: Attack, fixtures: Fixtures, tryPlace: Try): Promise<string[]> {
  const names = fieldNames();
  const visited: string[] = [];
  for (const page of await pagesOf(attack, fixtures)) {
    const opened = await attack.measure(requestOf(attack, page, {}));
    visited.push(page.path);
    const forms = [...formsOf(opened.answer.text, page), ...(page.forms ?? [])];
    for (const place of [...addressPlaces(attack, page, names), ...headPlaces(attack, page)])
      await tryPlace(place);
    for (const form of forms) {
      visited.push(form.path);
      for (const place of formPlaces(attack, page, form, names)) await tryPlace(place);
    }
  }
  const paths = visited.map((path) => path.split('?')[0] ?? '');
  return sitePaths()
    .filter((expression) => !paths.some((path) => expression.test(path)))
    .map((expression) => expression.source);
}

/** The pages of sites of each kind, and the app's pages with forms. */
async function pagesOf(attack: Attack, fixtures: Fixtures): Promise<Page[]> {
  const { slug = '', largeSlug = '', productId = '', statusToken = '', answerToken = '' } = fixtures;
  const shop = 'thimble-street';
  const cookie = await basketCookie(attack, slug, productId);
  const dish = await linkOf(attack, { slug, path: '/' }, /href="(\/dishes\/[^"]+)"/);
  const category = await linkOf(attack, { slug: shop, path: '/' }, /href="(\/categories\/[^"]+)"/);
  return [
    { slug, path: '/' },
    { slug: largeSlug, path: '/' },
    { slug, path: dish },
    { slug, path: '/basket', cookie },
    { slug, path: '/basket/bar', cookie },
    {
      slug,
      path: `/order/${statusToken}`,
      forms: ['again', 'cancel'].map((name) => ({ path: `/order/${statusToken}/${name}`, fields: [] })),
    },
    { slug, path: `/order/${statusToken}/events` },
    { slug, path: `/answer/${answerToken}` },
    { slug, path: '/order-email/unknown.token' },
    { slug, path: '/test-mode/unknown.token' },
    { slug, path: '/test-mode' },
    { slug, path: '/report' },
    { slug, path: '/about' },
    { slug, path: '/privacy' },
    { slug, path: '/robots.txt' },
    { slug, path: '/nothing' },
    { slug: shop, path: '/' },
    { slug: shop, path: category },
    { slug: shop, path: '/search?q=milk' },
    { slug: null, path: '/' },
    { slug: null, path: '/contact' },
    { slug: null, path: '/login' },
    { slug: null, path: '/invitation/unknown.token' },
  ];
}

async function linkOf(attack: Attack, page: Page, pattern: RegExp): Promise<string> {
  const { answer } = await attack.measure(requestOf(attack, page, {}));
  const link = pattern.exec(answer.text)?.[1];
  if (!link) throw new Error(`${page.path} of ${page.slug} has no link like ${pattern.source}`);
  return link;
}

/** The cookie of a basket with one product. */
async function basketCookie(attack: Attack, slug: string, productId: string): Promise<string> {
  const { answer } = await attack.measure(requestOf(attack, { slug, path: `/basket?q.${productId}=2` }, {}));
  const cookie = answer.cookies.find((one) => one.startsWith('basket='));
  if (!cookie) throw new Error('The basket has no cookie');
  return cookie;
}

interface Change {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

function requestOf(attack: Attack, { slug, path, cookie }: Page, change: Change): Sent {
  const { port } = attack.server.at;
  return {
    to: 'app',
    method: change.method ?? 'GET',
    path: change.path ?? path,
    headers: {
      host: slug === null ? `localhost:${port}` : `${slug}.localhost:${port}`,
      ...(cookie === undefined ? {} : { cookie }),
      ...change.headers,
    },
    ...(change.body === undefined ? {} : { body: change.body }),
  };
}

interface Form {
  path: string;
  fields: [name: string, value: string][];
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** The forms of a page that are sent with POST, with the fields as they are filled in. */
function formsOf(html: string, { path }: Page): Form[] {
  return [...html.matchAll(/<form[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/gi)].map(([form]) => ({
    path: attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? path,
    fields: [...form.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)].flatMap(([tag]) => {
      const name = attribute(tag, 'name');
      return name === null ? [] : [[name, attribute(tag, 'value') ?? ''] satisfies [string, string]];
    }),
  }));
}

type PlaceOf = Pick<Place, 'part' | 'maxBytes' | 'kinds' | 'request'>;

const placed = ({ slug, path }: Page, { part, ...rest }: PlaceOf): Place => ({
  entry: `page ${slug === null ? 'app' : 'site'} ${path.replace(/[\w-]{20,}\.[\w-]{20,}/, '<token>')}`,
  part,
  caller: 'guest',
  ...rest,
});

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';

/** The fields of an address, and the address itself. */
function addressPlaces(attack: Attack, page: Page, names: readonly string[]): Place[] {
  const path = withoutQuery(page.path);
  const fields = names.map((name) =>
    placed(page, {
      part: `?${name}`,
      maxBytes: ADDRESS_BYTES,
      kinds: some(TEXTS, KINDS_EACH, `${page.path}${name}`),
      request: (value) =>
        requestOf(attack, page, {
          path: `${path}?${new URLSearchParams([[name, String(value)]]).toString()}`,
        }),
    }),
  );
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const last = placed(page, {
    part: 'the last part of the path',
    maxBytes: ADDRESS_BYTES,
    kinds: TEXTS,
    request: (value) => requestOf(attack, page, { path: `${parent}${encodeURIComponent(String(value))}` }),
  });
  const unknown = placed(page, {
    part: 'unknown fields of the address',
    maxBytes: ADDRESS_BYTES,
    kinds: FIELDS,
    request: (value) => requestOf(attack, page, { path: `${path}?${fieldsOf(value, 'x').toString()}` }),
  });
  return [...fields, last, unknown];
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
];
const COOKIES = ['basket', 'code', 'order-key', 'test-mode', 'onboarding', 'google_sign_in'];

/** A text as a header may have it. */
const headerText = (value: unknown): string =>
  Buffer.from(String(value))
    .toString('latin1')
    .replaceAll(/[\r\n]/g, ' ');

/** The headers and cookies of a page. */
function headPlaces(attack: Attack, page: Page): Place[] {
  const headers = HEADERS.map((name) =>
    placed(page, {
      part: `header ${name}`,
      maxBytes: HEAD_BYTES,
      kinds: some(TEXTS, KINDS_EACH, `${page.path}${name}`),
      request: (value) => requestOf(attack, page, { headers: { [name]: headerText(value) } }),
    }),
  );
  const cookies = COOKIES.map((name) =>
    placed(page, {
      part: `cookie ${name}`,
      maxBytes: HEAD_BYTES,
      kinds: TEXTS,
      request: (value) => requestOf(attack, page, { headers: { cookie: `${name}=${headerText(value)}` } }),
    }),
  );
  return [...headers, ...cookies];
}

/** Shapes that a form can have: many fields, a long name, one field many times. */
const FIELDS: readonly Kind[] = SHAPES.filter(({ name }) =>
  ['unknown keys', 'one long unknown key', 'a long list of texts'].includes(name),
);

/** A text, a list or an object as fields of a form; `name` is the field of texts and lists. */
function fieldsOf(value: unknown, name: string): URLSearchParams {
  if (Array.isArray(value))
    return new URLSearchParams(value.map((item): [string, string] => [name, String(item)]));
  if (typeof value === 'object' && value !== null)
    return new URLSearchParams(
      Object.entries(value).map(([key, item]): [string, string] => [key, String(item)]),
    );
  return new URLSearchParams([[name, String(value)]]);
}

/** The fields of a form, those that the server reads besides, and fields that nobody knows. */
function formPlaces(attack: Attack, page: Page, { path, fields }: Form, names: readonly string[]): Place[] {
  const own = new Set([...fields.map(([name]) => name), ...names]);
  return [...own].map((name) =>
    placed(
      { ...page, path },
      {
        part: `field ${name} of the form`,
        maxBytes: FORM_BYTES,
        // A field of the form itself gets all kinds.
        kinds: fields.some(([known]) => known === name)
          ? [...TEXTS, ...FIELDS]
          : some([...TEXTS, ...FIELDS], KINDS_EACH, `${path}${name}`),
        request(value) {
          const kept = fields.filter(([known]) => known !== name);
          const body = new URLSearchParams([...kept, ...fieldsOf(value, name)]).toString();
          return requestOf(attack, page, {
            method: 'POST',
            path,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body,
          });
        },
      },
    ),
  );
}
