import { expect, it } from 'vitest';
import { demoAnswer } from './test/demoAnswer.ts';
import { demoBasket, demoLine } from './test/demoBasket.ts';
import { demoOrder, orderedLine } from './test/demoOrder.ts';
import { demoGroup, demoItem, demoSection, demoStorefront } from './test/demoStorefront.ts';
import { context, openPage, renderer } from './test/openPage.ts';

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

it.each(payloads)('entered text is shown and never executed: %s', (payload) => {
  const site = demoStorefront({
    name: payload,
    tagline: payload,
    phone: payload,
    addressLine: payload,
    openingHours: payload,
    offers: [{ name: payload, sentence: payload, beginsAt: payload }],

    sections: [
      demoSection(
        payload,
        [demoItem(payload, { id: payload, description: payload, optionGroupIds: ['g'] })],
        {
          description: payload,
        },
      ),
    ],
    optionGroups: [{ ...demoGroup(payload, { [payload]: {} }), id: 'g' }],
  });
  const words = {
    name: payload,
    sizeName: payload,
    options: [{ groupName: payload, name: payload, quantity: 1, price: 1 }],
    note: payload,
  };
  const line = demoLine({ ...words, choice: payload, problem: payload });
  const order = demoOrder({
    customerName: payload,
    note: payload,
    restaurantName: payload,
    state: 'REJECTED',
    rejectionReason: payload,
    discount: 100,
    promotion: { name: payload },
    lines: [{ ...orderedLine(payload), ...words }],
  });
  const promotionCode = payload;
  const typed = {
    promotionCode,
    name: payload,
    phone: payload,
    email: payload,
    note: payload,
    ifMissing: payload,
  };
  const address = { when: payload, postcode: payload, line1: payload, line2: payload, town: payload };
  const view = demoBasket({
    lines: [line],
    basket: payload,
    undo: { text: payload, lines: payload },
    values: { fulfilment: 'DELIVERY', ...typed, ...address },
    discount: { name: payload, saving: 100 },
    code: { isOffered: true, counts: false, problem: payload },
    errors: { ...typed, ...address },
    area: { name: payload, fee: 250, freeOver: null, problem: payload },
    isShop: true,
    formError: payload,
    idempotencyKey: payload,
  });
  const pages = [
    renderer.renderMenuPage(site, context, {
      filter: { diet: [payload], without: [payload], find: payload },
      bar: payload,
      note: payload,
    }),
    renderer.renderDishPage(
      site,
      {
        id: payload,
        isSoldLater: false,
        choice: { sizeId: payload, options: [{ id: payload, count: 1 }], note: payload, quantity: 1 },
        errors: { g: payload, note: payload, quantity: payload },
        formError: payload,
        replaces: payload,
        details: payload,
        shelf: null,
      },
      context,
    ),
    renderer.renderBasketPage(site, view, context),
    renderer.renderStatusPage(order, '/order/secret', { ...context, site }),
    renderer.renderOwnerAnswerPage(
      { ...order, customerPhone: payload, customerEmail: payload },
      demoAnswer({ formError: payload, values: { readyInMinutes: payload, reason: payload } }),
      { ...context, site },
    ),
    renderer.renderOwnerAnswerPage(
      { ...order, state: 'PLACED', customerPhone: payload, customerEmail: payload },
      demoAnswer({ formError: payload, values: { readyInMinutes: payload, reason: payload } }),
      { ...context, site },
    ),
    renderer.renderErrorPage(
      {
        text: payload,
        reference: payload,
        form: { action: '/basket', fields: [[payload, payload]] },
        isOutage: true,
      },
      { ...context, site },
    ),
  ];
  for (const page of pages) {
    const document = openPage(page);
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

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example/x.png', 'not an address'])(
  'entered text never becomes an address: %s',
  (address) => {
    const site = demoStorefront({
      logoUrl: address,
      coverImageUrl: address,
      url: address,
      sections: [demoSection('S', [demoItem('Soup', { imageUrl: address })], { imageUrl: address })],
    });
    const menu = openPage(renderer.renderMenuPage(site, { ...context, productUrl: address }));
    const status = openPage(
      renderer.renderStatusPage(demoOrder({ storefrontUrl: address }), '/order/secret', { ...context, site }),
    );
    const addresses = [menu, status].flatMap((document) =>
      [...document.querySelectorAll('a, link, img, meta[property]')].map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('content'),
      ),
    );
    expect(addresses.filter((found) => found?.includes(address))).toEqual([]);
    expect(menu.querySelector('img')).toBeNull();
  },
);
