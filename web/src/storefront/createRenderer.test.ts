// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRenderer } from './createRenderer.tsx';
import type { BasketView, OwnerAnswerForm, PageContext, RenderedPage } from './renderer.types.ts';
import { demoAssets } from './test/demoAssets.ts';
import { demoOrder } from './test/demoOrder.ts';
import { demoItem, demoStorefront } from './test/demoStorefront.ts';

const renderer = createRenderer(demoAssets);
const context: PageContext = { productName: 'Forkfront', productUrl: 'https://forkfront.example' };

const basket = (changes: Partial<BasketView> = {}): BasketView => ({
  lines: [{ productId: 'a', name: 'Margherita', quantity: 2, unitPrice: 1050, total: 2100 }],
  total: 2100,
  values: { name: '', phone: '', email: '', note: '' },
  errors: {},
  formError: null,
  idempotencyKey: 'key-1',
  ...changes,
});

const answerForm = (changes: Partial<OwnerAnswerForm> = {}): OwnerAnswerForm => ({
  action: '/answer',
  token: 'secret',
  intent: 'accept',
  values: { readyInMinutes: '', reason: '' },
  errors: {},
  formError: null,
  ...changes,
});

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

function open({ html }: RenderedPage): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
const text = (root: ParentNode, selector: string): string | undefined =>
  root.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();

describe('every page', () => {
  const site = demoStorefront({ isPreview: true });
  const pages: [string, RenderedPage][] = [
    ['menu', renderer.renderMenuPage(site, context)],
    ['basket', renderer.renderBasketPage(site, basket(), context)],
    ['empty basket', renderer.renderBasketPage(site, basket({ lines: [], total: 0 }), context)],
    ['status', renderer.renderStatusPage(demoOrder(), { ...context, site })],
    [
      'answer',
      renderer.renderOwnerAnswerPage({ ...demoOrder(), ...owners }, answerForm(), { ...context, site }),
    ],
    ['not found', renderer.renderNotFoundPage(context)],
    ['gone', renderer.renderGonePage(context)],
    ['error', renderer.renderErrorPage('Please try again.', 'req-1', context)],
  ];

  it.each(pages)('%s is a whole document that a strict content security policy allows', (_name, page) => {
    expect(page.html).toMatch(/^<!doctype html><html lang="en-GB">/);
    const document = open(page);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(
      [...document.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type')),
    ).toEqual(document.querySelector('form.menu') ? ['application/ld+json'] : []);
    expect(page.html).not.toMatch(/\sstyle="|\son\w+="/i);
    const styles = [...document.querySelectorAll('style')];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0]?.textContent ?? '')
      .digest('base64');
    expect(page.styleHash).toBe(`sha256-${hash}`);
  });

  it.each(pages)('%s is kept out of search engines while it is a preview or private', (_name, page) => {
    expect(open(page).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('menu page', () => {
  it('is one form that works without a script', () => {
    const document = open(renderer.renderMenuPage(demoStorefront(), context));
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/basket');
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
    const fields = [...document.querySelectorAll('form input')];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['q.id-Margherita', 'q.id-Marinara']);
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual([
      'Margherita: how many?',
      'Marinara: how many?',
    ]);
    expect(text(document, 'form button')).toBe('Review order');
  });

  it('says what is sold out and what is popular', () => {
    const document = open(renderer.renderMenuPage(demoStorefront(), context));
    expect(text(document, '.sold-out')).toBe('Tiramisù£7.00Sold out');
    expect(document.querySelector('.sold-out input')).toBeNull();
    expect(text(document, '.popular')).toBe('Popular');
  });

  it('tells search engines and social networks the same as the page', () => {
    const document = open(
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

  it('is only for reading while ordering is closed, and gives the phone number', () => {
    const document = open(renderer.renderMenuPage(demoStorefront({ acceptsOrders: false }), context));
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelectorAll('main input, main button')).toHaveLength(0);
    expect(text(document, '.notice')).toContain('Online ordering is closed just now.');
    expect(document.querySelector('.notice a')?.getAttribute('href')).toBe('tel:01174960123');
    expect(text(document, 'h3')).toBe('Margherita');
  });

  it('has a sentence in place of a menu that is not written yet', () => {
    const document = open(renderer.renderMenuPage(demoStorefront({ sections: [] }), context));
    expect(document.querySelector('form')).toBeNull();
    expect(text(document, '.notice')).toContain('The menu is being written.');
  });

  it('shows whose preview it is and how to claim it', () => {
    const document = open(renderer.renderMenuPage(demoStorefront({ isPreview: true }), context));
    expect(text(document, '.preview-banner strong')).toBe('This is a preview. Orders placed here are tests.');
    expect(document.querySelector('.preview-banner a')?.getAttribute('href')).toBe(
      'https://forkfront.example/setup',
    );
  });

  it('takes a theme and a brand it does not know without breaking', () => {
    const odd = demoStorefront({
      theme: '%future added value',
      brand: { primary: '</style><script>', secondary: '' },
    });
    const page = renderer.renderMenuPage(odd, context);
    expect(open(page).body.classList.contains('trattoria')).toBe(true);
    expect(page.html).not.toContain('</style><script>');
  });
});

describe('what owners and diners typed', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    '<!--<script>',
    '</title><svg/onload=alert(1)>',
    '</textarea><script>alert(1)</script>',
    '{{constructor.constructor("alert(1)")()}}',
    '\u2028alert(1)\u2029',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ];

  it.each(payloads)('is shown, never run: %s', (payload) => {
    const site = demoStorefront({
      name: payload,
      tagline: payload,
      phone: payload,
      addressLine: payload,
      sections: [
        { id: payload, name: payload, items: [demoItem(payload, { id: payload, description: payload })] },
      ],
    });
    const line = { productId: payload, name: payload, quantity: 1, unitPrice: 1, total: 1 };
    const order = demoOrder({
      customerName: payload,
      note: payload,
      restaurantName: payload,
      state: 'REJECTED',
      rejectionReason: payload,
      lines: [{ ...line }],
    });
    const typed = { name: payload, phone: payload, email: payload, note: payload };
    const view = basket({
      lines: [line],
      values: typed,
      errors: typed,
      formError: payload,
      idempotencyKey: payload,
    });
    const pages = [
      renderer.renderMenuPage(site, context),
      renderer.renderBasketPage(site, view, context),
      renderer.renderStatusPage(order, { ...context, site }),
      renderer.renderOwnerAnswerPage(
        { ...order, customerPhone: payload, customerEmail: payload },
        answerForm({ formError: payload, values: { readyInMinutes: payload, reason: payload } }),
        { ...context, site },
      ),
      renderer.renderOwnerAnswerPage(
        { ...order, state: 'PLACED', customerPhone: payload, customerEmail: payload },
        answerForm({ formError: payload, values: { readyInMinutes: payload, reason: payload } }),
        { ...context, site },
      ),
      renderer.renderErrorPage(payload, payload, { ...context, site }),
    ];
    for (const page of pages) {
      const document = open(page);
      const scripts = [...document.querySelectorAll('script')].filter(
        (script) =>
          !script.getAttribute('src')?.startsWith('/assets/') && script.type !== 'application/ld+json',
      );
      expect(scripts).toEqual([]);
      const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on|^autofocus$/i.test(name)),
      );
      expect(handlers).toEqual([]);
      expect(document.body.textContent).toContain(payload.replace(/^\s+|\s+$/g, ''));
    }
    expect(renderer.renderFavicon(site)).not.toMatch(/<script|onload|onerror/);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/x.png',
    'not an address',
  ])('never becomes an address: %s', (address) => {
    const site = demoStorefront({
      logoUrl: address,
      coverImageUrl: address,
      url: address,
      sections: [{ id: 's', name: 'S', items: [demoItem('Soup', { imageUrl: address })] }],
    });
    const menu = open(renderer.renderMenuPage(site, { ...context, productUrl: address }));
    const status = open(
      renderer.renderStatusPage(demoOrder({ storefrontUrl: address }), { ...context, site }),
    );
    const addresses = [menu, status].flatMap((document) =>
      [...document.querySelectorAll('a, link, img, meta[property]')].map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('content'),
      ),
    );
    expect(addresses.filter((found) => found?.includes(address))).toEqual([]);
    expect(menu.querySelector('img')).toBeNull();
  });
});

describe('basket page', () => {
  const page = (changes: Partial<BasketView> = {}, site = demoStorefront()) =>
    open(renderer.renderBasketPage(site, basket(changes), context));

  it('sends quantities, the shown total and the key along with the details', () => {
    const document = page();
    const form = document.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/order']);
    const posted = [...document.querySelectorAll('input, textarea')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value') ?? field.textContent,
    ]);
    expect(posted).toEqual([
      ['q.a', '2'],
      ['name', ''],
      ['phone', ''],
      ['email', ''],
      ['note', ''],
      ['idempotencyKey', 'key-1'],
      ['shownTotal', '2100'],
    ]);
    expect(text(document, '[data-place]')).toBe('Place order · £21.00, pay on collection');
    expect(document.querySelector('[data-update]')?.getAttribute('formaction')).toBe('/basket');
  });

  it('helps browsers to fill the fields in', () => {
    const tokens = [...page().querySelectorAll('.field input')].map((field) =>
      field.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['name', 'tel', 'email']);
  });

  it('keeps what was typed and says at the field what is wrong', () => {
    const document = page({
      values: { name: 'Priya', phone: '12', email: 'p@example.com', note: 'No nuts' },
      errors: { phone: 'Please give a phone number.' },
      formError: 'The total has changed.',
    });
    const phone = document.querySelector('#phone');
    expect(phone?.getAttribute('value')).toBe('12');
    expect(phone?.getAttribute('aria-invalid')).toBe('true');
    expect(text(document, `#${phone?.getAttribute('aria-describedby')}`)).toBe('Please give a phone number.');
    expect(document.querySelector('#name')?.getAttribute('value')).toBe('Priya');
    expect(document.querySelector('#note')?.textContent).toBe('No nuts');
    expect(text(document, '[role=alert]')).toBe(
      'The total has changed. Please check these fields: Phone'.replace('. P', '.P'),
    );
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#phone');
  });

  it('tells a line that cannot be ordered but does not send it again', () => {
    const gone = {
      productId: 'b',
      name: 'Tiramisù',
      quantity: 1,
      unitPrice: 700,
      total: 700,
      problem: 'Sold out today.',
    };
    const document = page({ lines: [...basket().lines, gone] });
    expect(text(document, '.problem')).toBe('TiramisùSold out today.');
    expect(document.querySelector('[name="q.b"]')).toBeNull();
  });

  it('cannot be sent when nothing orderable is left, when it is empty, or when ordering is closed', () => {
    const line = {
      productId: 'b',
      name: 'Tiramisù',
      quantity: 1,
      unitPrice: 700,
      total: 700,
      problem: 'Sold out.',
    };
    for (const document of [
      page({ lines: [line], total: 0 }),
      page({ lines: [], total: 0 }),
      page({}, demoStorefront({ acceptsOrders: false })),
    ]) {
      expect(document.querySelector('[type=submit]')).toBeNull();
    }
  });
});

describe('status page', () => {
  it('shows number, state, time and lines, and reloads where no script runs', () => {
    const order = demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z' });
    const page = renderer.renderStatusPage(order, { ...context, site: demoStorefront() });
    const document = open(page);
    expect(text(document, '.number')).toBe('Order 27');
    expect(text(document, 'h1')).toBe('Accepted. They are on it');
    expect(text(document, 'time')).toBe('18:40');
    expect(text(document, '[aria-current=step]')).toBe('Accepted');
    expect(text(document, '.total')).toBe('Total to pay on collection£21.00');
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="15"/></noscript>');
    expect(document.querySelector('main')?.getAttribute('data-order')).toBe('live');
  });

  it('stops when the order is finished, and gives the reason of a rejection', () => {
    const page = renderer.renderStatusPage(
      demoOrder({ state: 'REJECTED', rejectionReason: 'The oven is down.' }),
      context,
    );
    expect(page.html).not.toContain('http-equiv="refresh"');
    expect(open(page).querySelector('main')?.getAttribute('data-order')).toBe('final');
    expect(text(open(page), '.reason')).toBe('The oven is down.');
  });

  it('marks a test order', () => {
    const document = open(renderer.renderStatusPage(demoOrder({ isTest: true }), context));
    expect(text(document, '.test-order')).toBe('Test order — nobody was told');
  });
});

describe("owner's answer page", () => {
  const page = (state: 'PLACED' | 'ACCEPTED', form: Partial<OwnerAnswerForm> = {}) =>
    open(
      renderer.renderOwnerAnswerPage(
        { ...demoOrder({ state, readyAt: '2026-06-12T17:40:00Z' }), ...owners },
        answerForm(form),
        { ...context, site: demoStorefront() },
      ),
    );

  it('acts only by post: opening the link answers nothing', () => {
    const forms = [...page('PLACED').querySelectorAll('form')];
    expect(forms.map((form) => [form.getAttribute('method'), form.getAttribute('action')])).toEqual([
      ['post', '/answer'],
      ['post', '/answer'],
    ]);
    expect(forms.map((form) => form.querySelector('button')?.getAttribute('value'))).toEqual([
      'accept',
      'reject',
    ]);
    expect(forms.map((form) => form.querySelector('[name=token]')?.getAttribute('value'))).toEqual([
      'secret',
      'secret',
    ]);
  });

  it('proposes 20 minutes, and offers a time of the owner’s own again', () => {
    expect(page('PLACED').querySelector('[checked]')?.getAttribute('value')).toBe('20');
    expect(
      page('PLACED', { values: { readyInMinutes: '25', reason: '' } })
        .querySelector('[checked]')
        ?.getAttribute('value'),
    ).toBe('25');
  });

  it('opens the half whose link was followed', () => {
    const open = (intent: 'accept' | 'reject') =>
      [...page('PLACED', { intent }).querySelectorAll('details')].map((half) => half.hasAttribute('open'));
    expect(open('accept')).toEqual([true, false]);
    expect(open('reject')).toEqual([false, true]);
  });

  it('shows the outcome instead of a form once answered', () => {
    const document = page('ACCEPTED');
    expect(document.querySelector('form')).toBeNull();
    expect(text(document, 'h1')).toBe('You accepted this order');
    expect(text(document, '.lead')).toBe('The customer was told it is ready about 18:40.');
  });
});

describe('pages that only say something', () => {
  it('leads from an unknown site to the product, and from an unknown path to the menu', () => {
    const link = (page: RenderedPage) => open(page).querySelector('main a')?.getAttribute('href');
    expect(link(renderer.renderNotFoundPage(context))).toBe('https://forkfront.example/');
    expect(link(renderer.renderNotFoundPage({ ...context, site: demoStorefront() }))).toBe('/');
  });

  it('gives the reference of an error', () => {
    const document = open(renderer.renderErrorPage('Please try again.', 'req-1', context));
    expect(text(document, 'main')).toContain('Please try again.Reference: req-1');
  });

  it('draws the favicon from the first letter', () => {
    expect(renderer.renderFavicon(demoStorefront({ name: '“élan”' }))).toContain('>É</text>');
    expect(renderer.renderFavicon(null)).toContain('#00419d');
  });
});
