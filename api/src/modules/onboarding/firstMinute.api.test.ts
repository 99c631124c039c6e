import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { ConversationService } from './conversation.service.ts';
import { ReplyService } from './reply.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Says each message, and returns the slug of the preview. */
async function talk(...messages: string[]): Promise<string> {
  const started = await app.scope().get(ConversationService).start('Gold', '::1');
  if (!started.ok) throw new Error('limited');
  const conversation = started.value.token;
  let slug = '';
  for (const text of messages) {
    const message = { conversation, clientId: newId(), text };
    for await (const event of app
      .scope()
      .get(ReplyService)
      .reply(message, '::1', AbortSignal.timeout(20_000)))
      if (event.type === 'previewReady') slug = event.slug;
  }
  return slug;
}

/** A sample menu, and its dishes as `Section: name size pence, size pence`; an extra has a `+`. */
function sample(file: string): { menu: string; dishes: string[] } {
  const path = new URL(`../../../eval/menus/${file}.txt`, import.meta.url);
  const [menu = '', expected = ''] = readFileSync(path, 'utf8').split('=== expected\n');
  let section = '';
  const dishes = expected.split('\n').flatMap((line) => {
    const heading = /^\[(.*)\]$/.exec(line);
    if (heading) section = heading[1] || 'Menu';
    if (heading || line === '' || line.startsWith('? ')) return [];
    const [name = '', prices = ''] = line.split(' | ');
    const amounts = prices.split(', ').map((price) => {
      const [, label, amount = ''] = /^(?:(.+): )?([\d.]+)$/.exec(price) ?? [];
      return pricedAs(label, Math.round(Number(amount) * 100));
    });
    return `${section}: ${name} ${amounts.join(', ')}`;
  });
  return { menu: menu.trim(), dishes };
}

const pricedAs = (size: string | undefined, pence: number): string =>
  size ? `${size} ${pence}` : `${pence}`;

interface Site {
  name: string;
  addressLine: string | null;
  theme: string;
  brand: { primary: string; secondary: string };
  sections: { name: string; items: SiteItem[] }[];
  optionGroups: { id: string; options: { name: string; price: number }[] }[];
}

interface SiteItem {
  name: string;
  price: number;
  isPopular: boolean;
  sizes: { name: string; price: number }[];
  optionGroupIds: string[];
}

async function siteOf(slug: string) {
  const { data } = await app.graphql<{ storefront: Site }>(
    `query ($slug: String!) { storefront(slug: $slug) {
      name addressLine theme brand { primary secondary }
      sections { name items { name price isPopular optionGroupIds sizes { name price } } }
      optionGroups { id options { name price } } } }`,
    { slug },
  );
  const { sections, optionGroups, ...site } = data.storefront;
  return {
    ...site,
    dishes: sections.flatMap(({ name: section, items }) => {
      const groups = optionGroups.filter(({ id }) => items.some((item) => item.optionGroupIds.includes(id)));
      return [
        ...items.map(({ name, price, sizes }) => {
          const prices = sizes.map((size) => pricedAs(size.name, size.price));
          return `${section}: ${name} ${prices.join(', ') || price}`;
        }),
        ...groups.flatMap(({ options }) =>
          options.map(({ name, price }) => `${section}: + ${name.replace(/ \(.*/, '')} ${price}`),
        ),
      ];
    }),
    popular: sections.flatMap(({ items }) => items.filter((item) => item.isPopular).map(({ name }) => name)),
  };
}

it.each([
  {
    file: 'indian-findings',
    said: [
      "hi, its called Raja's Tandoori Kitchen in Leeds",
      'red and gold',
      'Garlic naan go like crazy',
      'skip',
    ],
    site: {
      name: "Raja's Tandoori Kitchen",
      addressLine: expect.stringContaining('Leeds'),
      popular: ['Garlic naan'],
    },
    slug: 'rajas-tandoori-kitchen',
  },
  {
    file: 'pizzeria-findings',
    said: [
      'The restaurant is Pizzeria Da Nonna Lucia, 14 High Street, Bath',
      'green white and red',
      'people also like Diavola',
      'skip',
    ],
    site: {
      name: 'Pizzeria Da Nonna Lucia',
      addressLine: '14 High Street, Bath',
      theme: 'TRATTORIA',
      popular: ['Diavola'],
    },
    slug: 'pizzeria-da-nonna-lucia',
  },
  {
    file: 'kiosk-findings',
    said: ['ok its the corner kiosk', 'dark green and cream', 'flat white, banana bread', 'skip'],
    site: {
      name: expect.stringMatching(/^the corner kiosk$/i),
      popular: expect.arrayContaining(['Banana bread']),
    },
    slug: 'the-corner-kiosk',
  },
])('the chat builds $slug dish by dish from six messages', async ({ file, said, site, slug }) => {
  const { menu, dishes } = sample(file);
  expect(await talk(...said, menu, 'go on')).toBe(slug);
  const built = await siteOf(slug);
  expect(built.dishes.toSorted()).toEqual(dishes.toSorted());
  expect(built).toMatchObject(site);
});
