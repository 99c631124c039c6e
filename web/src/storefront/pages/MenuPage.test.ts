import { expect, it } from 'vitest';
import {
  demoAllergens,
  demoGroups,
  demoItem,
  demoPizza,
  demoSection,
  demoStorefront,
  demoOrdering,
} from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

it('the menu page is one form that works without JavaScript', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront(), context));
  const form = document.querySelector('form.menu');
  expect(form?.getAttribute('method')).toBe('post');
  const buttons = [...document.querySelectorAll('form.menu button')];
  expect(
    buttons.map((button) => [button.getAttribute('formaction'), button.getAttribute('aria-label')]),
  ).toEqual([
    ['/dishes/Margherita', 'Add Margherita'],
    ['/dishes/Marinara', 'Add Marinara'],
  ]);
  expect(textOf(document, '.basket-bar a')).toBe('Review order');
});

it('a dish with choices has its lowest price and no button, and every name links to its page', () => {
  const sections = [demoSection('Pizza', [demoPizza(), demoItem('Soup')])];
  const document = openPage(
    renderer.renderMenuPage(demoStorefront({ sections, optionGroups: demoGroups }), context),
  );
  expect(textOf(document, '.item .price')).toBe('from £9.00');
  expect(document.querySelectorAll('.menu button')).toHaveLength(1);
  const links = [...document.querySelectorAll('.item a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dishes/Pizza', '/dishes/Soup']);
});

it('a row shows diets, how hot it is and until when it is sold out', () => {
  const items = [
    demoItem('Dal', { dietaryTags: ['VEGAN', 'VEGETARIAN', 'HALAL'], spiceLevel: 2, calories: 0 }),
    demoItem('Fish', { isAvailable: false, soldOutUntil: '2026-11-24T05:00:00Z' }),
    demoItem('Pie', { isAvailable: false, soldOutUntil: '2026-11-23T17:00:00Z' }),
  ];
  const document = openPage(
    renderer.renderMenuPage(demoStorefront({ sections: [demoSection('All', items)] }), {
      ...context,
      now: new Date('2026-11-23T12:00:00Z'),
    }),
  );
  expect([...document.querySelectorAll('.diet')].map((diet) => diet.textContent.trim())).toEqual([
    'Vegan',
    'Halal',
  ]);
  expect(document.querySelector('.spice')?.getAttribute('aria-label')).toBe('Medium hot');
  expect([...document.querySelectorAll('.kcal')].map((kcal) => kcal.textContent.trim())).toEqual(['0 kcal']);
  expect(document.querySelector('.allergies')?.textContent).toMatch(/^Adults need around 2000 kcal a day\./);
  expect([...document.querySelectorAll('.flag')].map((flag) => flag.textContent)).toEqual([
    'Sold out until Tue 24 Nov',
    'Sold out until 17:00',
  ]);
});

it('a section outside its hours can be read and not ordered', () => {
  const periods = [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' }];
  const of = (isOpen: boolean) =>
    openPage(
      renderer.renderMenuPage(
        demoStorefront({
          sections: [demoSection('Lunch', [demoItem('Box')], { isOpen, periods, description: 'Quick.' })],
        }),
        context,
      ),
    );
  expect(textOf(of(false), '.section-hours')).toBe(
    'Not sold at this time: you can order these Mon–Fri 11:30–15:00.',
  );
  expect(of(false).querySelector('.menu button')).toBeNull();
  expect(textOf(of(false), 'h3')).toBe('Box');
  expect(textOf(of(true), '.section-hours')).toBe('Mon–Fri 11:30–15:00');
  expect(of(true).querySelectorAll('.menu button')).toHaveLength(1);
  expect(textOf(of(true), '.section-words')).toBe('Quick.');
});

it('the filters of an address hide dishes and say how many and why', () => {
  const items = [
    demoItem('Dal', { dietaryTags: ['VEGAN'], allergens: demoAllergens({}, 'F') }),
    demoItem('Korma', { dietaryTags: ['VEGETARIAN'], allergens: demoAllergens({ NUTS: 'C' }, 'F') }),
    demoItem('Rice', { dietaryTags: ['VEGAN'] }),
    demoItem('Lamb', { allergens: demoAllergens({}, 'F') }),
  ];
  const filter = { diet: ['VEGETARIAN'], without: ['NUTS', 'nonsense'], find: '' };
  const site = demoStorefront({ sections: [demoSection('All', items)] });
  const document = openPage(renderer.renderMenuPage(site, context, { filter, bar: '2 items', note: '' }));
  const shown = [...document.querySelectorAll('.item:not([hidden]) h3')].map((name) => name.textContent);
  expect(shown).toEqual(['Dal']);
  expect(textOf(document, '.found')).toBe(
    '1 dish shown, 3 hidden: 1 not marked for this diet; 1 with, or maybe with, what you leave out; 1 not confirmed: please ask us.',
  );
  expect(document.querySelector<HTMLInputElement>('[name=without][value=NUTS]')?.checked).toBe(true);
  expect(textOf(document, '[data-sum]')).toBe('2 items');
  expect(document.querySelector('[name=back]')?.getAttribute('value')).toBe(
    '?diet=VEGETARIAN&without=NUTS&without=nonsense',
  );
});

it('a menu without diets and confirmed allergens offers no filters', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront(), context));
  expect(document.querySelector('.filter details')).toBeNull();
});

it('the menu page marks sold-out and popular dishes', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront(), context));
  expect(textOf(document, '.sold-out')).toBe('Tiramisù£7.00Sold out');
  expect(document.querySelector('.sold-out button')).toBeNull();
  expect(textOf(document, '.popular')).toBe('Popular');
});

it.each([
  ['TRATTORIA', 'ITALIAN', ':root{--band:url(/assets/italian.svg);--sign:url(/assets/italian-sign.svg)}'],
  ['TABLE', 'INDIAN', ':root{--band:url(/assets/indian.svg);--sign:url(/assets/indian-sign.svg)}'],
  ['COUNTER', 'FISH', ':root{--band:url(/assets/fish.svg)}'],
  ['NIGHT', 'PLAIN', ':root{--band:url(/assets/plain.svg)}'],
] as const)('the design %s has the pattern of the cuisine %s', (theme, cuisine, expected) => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ theme, cuisine }), context));
  expect(document.querySelector('style')?.textContent).toContain(expected);
  expect(document.querySelector('.masthead .sign') !== null).toBe(expected.includes('--sign'));
});

it('the menu page has the same content for search engines and social networks', () => {
  const document = openPage(
    renderer.renderMenuPage(demoStorefront({ coverImageUrl: 'https://img.example/c.webp' }), context),
  );
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
  expect(meta('robots')).toBeUndefined();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://olive-and-ember.example/',
  );
  expect(meta('og:title')).toBe('Olive & Ember');
  expect(meta('og:image')).toBe('https://img.example/c.webp');
  expect(meta('twitter:card')).toBe('summary_large_image');
});

it('a sample cover is called so, and machines do not take it for a picture of the restaurant', () => {
  const coverImageUrl = 'https://img.example/c.webp';
  const document = openPage(
    renderer.renderMenuPage(demoStorefront({ coverImageUrl, hasSampleCover: true }), context),
  );
  const cover = document.querySelector('img.cover');
  expect([cover?.getAttribute('src'), cover?.getAttribute('alt')]).toEqual([coverImageUrl, 'Sample picture']);
  const told = [...document.querySelectorAll('meta,script')].map(({ outerHTML }) => outerHTML);
  expect(told.join('')).not.toContain(coverImageUrl);
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('/card.png');
});

it.each([
  ['Olive & Ember', 'https://olive-and-ember.example/card.png?v=3'],
  ['Café “Élan”', 'https://olive-and-ember.example/card.png?v=3'],
])('a site without pictures has a share card with the name %s', (name, image) => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ name }), context));
  const shared = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(shared).toBe(image);
});

it.each([
  ['Olive & Ember', 'Olive & Ember'],
  ['شاورما الشام', ''],
  ['Żabka', ''],
])('the share card of %s has the name “%s”: a font shows only the letters that it has', (name, expected) =>
  expect(renderer.shareCard(demoStorefront({ name }))).toMatchObject({
    name: expected,
    band: 'italian-card.png',
    sign: 'italian-sign-card.png',
  }),
);

it('the cover has several sizes, and pictures of dishes are small and load lazily', () => {
  const folder = (kind: string) => `https://img.example/public/${kind}/0190f5a2-7c1b-7e3f-8a11-0123456789ab/`;
  const [cover, dish] = [folder('heroes'), folder('products')];
  const items = [demoItem('Soup', { imageUrl: `${dish}1200.webp` }), demoItem('Bread')];
  const document = openPage(
    renderer.renderMenuPage(
      demoStorefront({
        coverImageUrl: `${cover}1920.webp`,
        sections: [demoSection('S', items)],
      }),
      context,
    ),
  );
  const attributes = (selector: string) =>
    Object.fromEntries(
      [...(document.querySelector(selector)?.attributes ?? [])].map(({ name, value }) => [name, value]),
    );
  expect(attributes('img.cover')).toEqual({
    class: 'cover',
    src: `${cover}1920.webp`,
    srcset: [480, 960, 1920].map((width) => `${cover}${width}.webp ${width}w`).join(', '),
    sizes: '100vw',
    alt: '',
    width: '1920',
    height: '1080',
    fetchpriority: 'high',
    decoding: 'async',
  });
  expect(attributes('.item img')).toEqual({
    src: `${dish}480.webp`,
    alt: '',
    width: '112',
    height: '112',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(document.querySelectorAll('.item img')).toHaveLength(1);
});

it('the menu page is read-only and shows the phone number while ordering is closed', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ acceptsOrders: false }), context));
  expect(document.querySelectorAll('form.menu, .menu button, .basket-bar')).toHaveLength(0);
  expect(textOf(document, '.notice')).toContain('We’re not taking online orders right now.');
  expect(document.querySelector('.notice a')?.getAttribute('href')).toBe('tel:01174960123');
  expect(textOf(document, 'h3')).toBe('Margherita');
});

it('the menu page is read-only and shows the phone number when the order limit is reached', () => {
  const full = demoStorefront({ acceptsOrders: false, orderLimitReached: true });
  const document = openPage(renderer.renderMenuPage(full, context));
  expect(document.querySelectorAll('form.menu, .menu button, .basket-bar')).toHaveLength(0);
  expect(textOf(document, '.notice')).toBe(
    'Online ordering is paused for this month. Please call to order: 0117 496 0123',
  );
  expect(document.querySelector('.notice a')?.getAttribute('href')).toBe('tel:01174960123');
  expect(textOf(document, 'h3')).toBe('Margherita');
  const silent = openPage(renderer.renderMenuPage({ ...full, phone: null }, context));
  expect(textOf(silent, '.notice')).toContain('this month. Please order at the restaurant.');
});

it('the menu page asks people with an allergy to call and links the phone number', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront(), context));
  expect(textOf(document, '.allergies')).toBe('Allergies? Please call us before ordering: 0117 496 0123');
  expect(document.querySelector('.allergies a')?.getAttribute('href')).toBe('tel:01174960123');
  const silent = openPage(renderer.renderMenuPage(demoStorefront({ phone: null }), context));
  expect(textOf(silent, '.allergies')).toBe('Allergies? Please speak to us before ordering.');
});

it('the menu page shows a message in place of an empty menu', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ sections: [] }), context));
  expect(document.querySelector('form')).toBeNull();
  expect(textOf(document, '.notice')).toContain('Our menu is coming soon.');
});

it('the menu page of a preview shows how to claim it', () => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ isPreview: true }), context));
  expect(textOf(document, '.preview-banner strong')).toBe(
    'This is an unclaimed preview. No restaurant runs it yet, and orders placed here are tests.',
  );
  expect(document.querySelector('.preview-banner a')?.getAttribute('href')).toBe(
    'https://forkfront.example/setup',
  );
});

it('the menu page of a demo restaurant says that no food is cooked', () => {
  const of = (isDemo: boolean) =>
    textOf(openPage(renderer.renderMenuPage(demoStorefront({ isDemo }), context)), '.preview-banner');
  expect(of(true)).toBe('Demo site: nobody prepares these orders. Build your own');
  expect(of(false)).toBeUndefined();
});

it('the menu page renders with an unknown theme and an invalid brand', () => {
  const odd = demoStorefront({
    theme: '%future added value',
    brand: { primary: '</style><script>', secondary: '' },
  });
  const page = renderer.renderMenuPage(odd, context);
  expect(openPage(page).body.classList.contains('trattoria')).toBe(true);
  expect(page.html).not.toContain('</style><script>');
});

it('the menu page shows opening hours, delivery areas and whether the kitchen is open', () => {
  const { collection, delivery } = demoOrdering();
  const zone = { name: 'Near', prefixes: ['SE1'], radiusKm: null, fee: 250, minimum: 1500, freeOver: 3000 };
  const ordering = demoOrdering({
    hasHours: true,
    collection: { ...collection, periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '22:00' }] },
    delivery: { ...delivery, isOffered: true, periods: [{ days: [5, 6], from: '18:00', to: '21:00' }] },
    zones: [zone],
  });
  const page = openPage(renderer.renderMenuPage(demoStorefront({ ordering }), context));
  const facts = [...page.querySelectorAll('.facts li')].map((fact) => fact.textContent);
  expect(facts.slice(0, 3)).toEqual([
    'Collection and delivery, pay when you get it',
    'Open now, ready in about 20 min',
    'Delivery £2.50, minimum £15.00',
  ]);
  const tables = [...page.querySelectorAll('.info table')].map((table) => [
    table.querySelector('caption')?.textContent,
    ...[...table.querySelectorAll('tr')].map((row) => row.textContent),
  ]);
  expect(tables).toEqual([
    ['Collection hours', 'Every day17:00–22:00'],
    ['Delivery hours', 'Mon–Thuclosed', 'Fri, Sat18:00–21:00', 'Sunclosed'],
    ['Delivery areas', 'Near SE1£2.50 minimum £15.00 free over £30.00'],
  ]);
});

it('the footer shows the opening hours as written, and leaves them out when there are none', () => {
  const hours = (openingHours: string | null) =>
    openPage(renderer.renderMenuPage(demoStorefront({ openingHours }), context)).querySelector('.hours');
  expect(hours('Tue–Sun 12–10pm\nMonday closed')?.querySelector('p')?.textContent).toBe(
    'Tue–Sun 12–10pm\nMonday closed',
  );
  expect(hours(null)).toBeNull();
});
