import type { RenderedPage } from '@forkfront/common/renderer.ts';
import type { ShopView } from '@forkfront/common/shopView.ts';
import { readdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { THEME_NAMES } from '@forkfront/common/themes.ts';
import type { Storefront } from '../../src/storefront/queries/storefrontPage.ts';
import type { renderer as builtRenderer } from '../../src/storefront/renderer.ts';
import { demoBasket, demoLine } from '../../src/storefront/test/demoBasket.ts';
import { demoDish } from '../../src/storefront/test/demoDish.ts';
import { demoOrder, orderedLine } from '../../src/storefront/test/demoOrder.ts';
import {
  demoGroups,
  demoItem,
  demoPizza,
  demoSection,
  demoStorefront,
} from '../../src/storefront/test/demoStorefront.ts';
import { FOLDER } from './shoot.ts';

const BUILT = new URL('../../dist/storefront/', import.meta.url).pathname;
const PICTURES = new URL('../../../api/src/db/seed/pictures/', import.meta.url).pathname;
const ORIGIN = 'http://designs.test';

const { renderer }: { renderer: typeof builtRenderer } = await import(`${BUILT}renderer.js`);

const plates = readdirSync(PICTURES)
  .filter((file) => file.endsWith('-800.webp') && !file.includes('cover'))
  .map((file) => file.replace('-800.webp', ''));

const nameOf = (plate: string): string =>
  plate.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** Sections of up to eight dishes; `pictured`: every dish has a picture. */
function menuOf(dishes: number, pictured: boolean): Storefront['sections'] {
  const items = Array.from({ length: dishes }, (_, index) => {
    const plate = plates[index % plates.length] ?? '';
    return demoItem(`${nameOf(plate)}${index < plates.length ? '' : ` no. ${index}`}`, {
      description: index % 3 ? 'Slow-cooked tomato, basil, charred lemon and good olive oil' : '',
      price: 450 + ((index * 137) % 1500),
      isPopular: index % 5 === 0,
      isAvailable: index % 13 !== 12,
      dietaryTags: index % 4 ? [] : ['VEGETARIAN'],
      spiceLevel: index % 7 === 3 ? 2 : 0,
      imageUrl: pictured ? `${ORIGIN}/pictures/${plate}-800.webp` : null,
    });
  });
  const names = ['Starters', 'From the oven', 'House favourites', 'Sides', 'Sweet', 'Drinks'];
  return Array.from({ length: Math.ceil(dishes / 8) }, (_, index) =>
    demoSection(
      `${names[index % names.length]}${index < names.length ? '' : ' too'}`,
      items.slice(index * 8, index * 8 + 8),
    ),
  );
}

/** Four times as wide as high. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" rx="50" fill="#123c69"/><circle cx="50" cy="50" r="34" fill="#f5c26b"/><path d="M110 34h250v12H110zM110 58h180v10H110z" fill="#fff"/></svg>';

const named = (section: string, dishes: string) => [
  demoSection(
    section,
    dishes.split(',').map((name) => demoItem(name)),
  ),
];

const site = (changes: Partial<Storefront>): Storefront =>
  demoStorefront({ url: `${ORIGIN}/`, logoUrl: null, ...changes });

/** The menus and odd cases that every design has to carry. */
const SITES: Record<string, Storefront> = {
  plain: site({ sections: menuOf(26, false) }),
  pictures: site({
    coverImageUrl: `${ORIGIN}/pictures/pizzeria-cover-1600.webp`,
    sections: menuOf(26, true),
  }),
  // A new site on the free plan.
  sample: site({
    coverImageUrl: `${ORIGIN}/pictures/noodle-sample-1600.webp`,
    hasSampleCover: true,
    cuisine: 'THAI',
    sections: named('Mains', 'Chicken satay,Tom yum soup,Pad thai,Green curry,Sticky rice'),
  }),
  offers: site({
    coverImageUrl: `${ORIGIN}/pictures/curry-cover-1600.webp`,
    offers: [
      { name: 'Happy hour', sentence: '15% off everything, until 19:00', beginsAt: null },
      { name: 'Late supper', sentence: 'Free delivery over £20', beginsAt: '21:00' },
    ],
    sections: menuOf(16, true).map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, percentOff: 15 })),
    })),
  }),
  five: site({
    name: 'Kiosk',
    brand: { primary: '#0f5c4d', secondary: '#f2c14e' },
    sections: menuOf(5, true),
  }),
  many: site({
    name: 'The Old Fire Station Kitchen & Bakehouse',
    brand: { primary: '#ffffff', secondary: '#faf7f0' },
    sections: menuOf(120, false),
  }),
  arabic: site({
    name: 'مطعم الياسمين',
    cuisine: 'LEVANTINE',
    tagline: 'مأكولات شامية · Levantine kitchen',
    brand: { primary: '#6b1d5c', secondary: '#ffd23f' },
    sections: named('مقبلات', 'حمص,متبل,تبولة,فتوش'),
  }),
  long: site({
    name: 'The Royal Kashmir & Punjab Tandoori Restaurant and Takeaway',
    logoUrl: `${ORIGIN}/logo.svg`,
    cuisine: 'INDIAN',
    sections: named('Curries', 'Lamb korma,Chicken jalfrezi,Prawn madras,Chicken tikka'),
  }),
  chippy: site({
    name: 'Wave',
    cuisine: 'FISH',
    tagline: 'Cod and chips by the pier',
    brand: { primary: '#0b5fa5', secondary: '#f2c14e' },
    sections: named('Fish', 'Cod and chips,Haddock,Scampi,Mushy peas'),
  }),
};

const contextOf = (storefront: Storefront) => ({
  productName: 'Forkfront',
  productUrl: ORIGIN,
  site: storefront,
});

const shopSections = ['Fruit', 'Dairy and eggs', 'Tins and jars'].map((name, at) =>
  demoSection(
    name,
    ['Red apples', 'Conference pears', 'Greek style yogurt', 'Free range eggs large', 'Chopped tomatoes'].map(
      (product, of) => demoItem(`${product}${'+'.repeat(at)}`, { price: 95 + of * 40 }),
    ),
  ),
);
const shopShelves = shopSections.map(({ name, items }) => ({
  name,
  path: `/categories/${name}`,
  count: 25,
  items: items.slice(0, 4).map(({ id }) => id),
}));

/** A page of a grocery shop. */
function shopPage(storefront: Storefront, changes: Partial<ShopView>): RenderedPage {
  const stocks = [null, 3, 0, 12, 7];
  const facts = shopSections.flatMap(({ items }) =>
    items.map(({ id, price }, at) => {
      const fact: ShopView['facts'][string] = {
        unit: { amount: 500, measure: 'GRAM' },
        unitPrice: { price: price * 2, per: 'KILOGRAM' },
        stock: stocks[at] ?? null,
      };
      return [id, fact] as const;
    }),
  );
  const full = { ...storefront, name: 'Thimble Street Grocers', sections: shopSections };
  const view: ShopView = {
    categories: shopShelves.map(({ name, path }, at) => ({
      name,
      path,
      isCurrent: at === 0 && changes.path !== undefined,
    })),
    shelves: shopShelves,
    search: null,
    pages: null,
    facts: Object.fromEntries(facts),
    path: '/',
    bar: '2 items · £2.60',
    note: '',
    ...changes,
  };
  return renderer.renderShopPage(full, view, contextOf(full));
}

/** The pages behind the menu, of a site in any design. */
const PAGES: Record<string, (storefront: Storefront) => RenderedPage> = {
  dish: (storefront) => {
    const sections = [
      demoSection('Pizza', [demoPizza({ imageUrl: `${ORIGIN}/pictures/margherita-800.webp` })]),
    ];
    const full = { ...storefront, sections, optionGroups: demoGroups };
    return renderer.renderDishPage(full, demoDish(), contextOf(full));
  },
  'shop-front': (storefront) => shopPage(storefront, {}),
  'shop-category': (storefront) =>
    shopPage(storefront, {
      path: '/categories/fruit',
      shelves: shopShelves.slice(0, 1).map((shelf) => ({ ...shelf, path: null })),
      pages: { previous: '/1', next: '/3', page: 2, of: 3 },
    }),
  'shop-search': (storefront) =>
    shopPage(storefront, {
      path: '/search?q=yoghurt',
      search: 'yoghurt',
      shelves: shopShelves.slice(1, 2).map((shelf) => ({ ...shelf, name: '', path: null })),
    }),
  'shop-nothing': (storefront) =>
    shopPage(storefront, { path: '/search?q=xylophone', search: 'xylophone', shelves: [] }),
  basket: (storefront) =>
    renderer.renderBasketPage(
      storefront,
      demoBasket({
        lines: [demoLine({ sizeName: 'Large', note: 'Well done' }), demoLine({ name: 'Tiramisù' })],
      }),
      contextOf(storefront),
    ),
  status: (storefront) =>
    renderer.renderStatusPage(
      demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z', lines: [orderedLine('Margherita')] }),
      '/order/secret',
      { ...contextOf(storefront), now: new Date('2026-06-12T17:20:00Z') },
    ),
  'basket-offer': (storefront) =>
    renderer.renderBasketPage(
      storefront,
      demoBasket({
        lines: [demoLine()],
        discount: { name: 'Spring', saving: 210 },
        code: { isOffered: true, counts: true, problem: null },
      }),
      contextOf(storefront),
    ),
  'basket-refused': (storefront) =>
    renderer.renderBasketPage(
      storefront,
      demoBasket({
        lines: [demoLine()],
        code: { isOffered: true, counts: false, problem: '£3.20 more and it is yours.' },
      }),
      contextOf(storefront),
    ),
  'status-offer': (storefront) =>
    renderer.renderStatusPage(
      demoOrder({
        lines: [orderedLine('Margherita')],
        discount: 210,
        total: 1890,
        promotion: { name: 'Spring' },
      }),
      '/order/secret',
      contextOf(storefront),
    ),
  about: (storefront) =>
    renderer.renderAboutPage(
      { ...storefront, aboutText: 'We opened in a former net loft in 2014.' },
      contextOf(storefront),
    ),
  gone: (storefront) => renderer.renderMessagePage('notFound', contextOf(storefront)),
};

const SHEETS: [name: string, page: (theme: Storefront['theme']) => RenderedPage][] = [
  ...Object.entries(SITES).map(([name, storefront]): (typeof SHEETS)[number] => [
    name,
    (theme) => renderer.renderMenuPage({ ...storefront, theme }, contextOf({ ...storefront, theme })),
  ]),
  ...Object.entries(PAGES).map(([name, page]): (typeof SHEETS)[number] => [
    `page-${name}`,
    (theme) => page(site({ theme, sections: menuOf(5, true) })),
  ]),
];

/** Answers with a page and the built files. */
async function serve(page: Page, { html }: RenderedPage): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const asset = renderer.assets.find(({ path }) => path === pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (asset) return route.fulfill({ contentType: asset.contentType, path: `${BUILT}${asset.file}` });
    if (pathname === '/logo.svg') return route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
    if (pathname.startsWith('/pictures/'))
      return route.fulfill({ path: PICTURES + pathname.slice('/pictures/'.length) });
    return route.fulfill({ status: 404 });
  });
}

for (const [name, pageOf] of SHEETS)
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`designs ${name} ${width} ${colorScheme}`, async ({ browser }) => {
        const height = width < 600 ? 1900 : 1400;
        const step = width + 20;
        const shots: Buffer[] = [];
        for (const theme of THEME_NAMES) {
          const page = await browser.newPage({
            viewport: { width, height },
            colorScheme,
            reducedMotion: 'reduce',
          });
          await serve(page, pageOf(theme));
          await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
          await page.evaluate(async () => {
            await document.fonts.ready;
            const seen = [...document.images].filter(({ loading }) => loading !== 'lazy');
            await Promise.all(seen.map((image) => image.decode()));
          });
          shots.push(await page.screenshot({ animations: 'disabled' }));
          await page.close();
        }
        // The designs side by side.
        const sheet = sharp({
          create: { width: step * THEME_NAMES.length, height, channels: 3, background: '#888' },
        }).composite(shots.map((input, index) => ({ input, left: index * step, top: 0 })));
        const scaled = sharp(await sheet.png().toBuffer()).resize({ width: width < 600 ? 1640 : 2080 });
        await scaled.toFile(`${FOLDER}designs-${name}-${width}-${colorScheme}.png`);
      });
