import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, test } from './support/server.ts';
import { XSS_PAYLOADS } from './support/xssPayloads.ts';

/** A real browser, because dompurify does not support the simulated documents of the unit tests. */
const ENTRY = `
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { SafeHtml } from ${JSON.stringify(join(import.meta.dirname, '../src/ui/SafeHtml.tsx'))};
  window.show = (html) => {
    const place = document.createElement('main');
    document.body.replaceChildren(place);
    flushSync(() => createRoot(place).render(createElement(SafeHtml, { html })));
    return place.innerHTML;
  };
`;

/** Allowed tags and attributes. */
const HARMLESS =
  /^(?:DIV|P|B|STRONG|EM|I|U|S|CODE|UL|OL|LI|BLOCKQUOTE|BR|A)(?: (?:href=https?:\S*|target=_blank|rel=\S+ \S+ \S+))*$/;

let script: string;

test.beforeAll(async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:entry' ? ENTRY : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  script = result.output[0].code;
});

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: script });
});

/** The markup that SafeHtml makes of `html`. */
const shown = (page: Page, html: string): Promise<string> =>
  page.evaluate((text) => (window as unknown as { show: (html: string) => string }).show(text), html);

test('safeHtml keeps simple formatting', async ({ page }) => {
  const html = '<p><b>Two</b> <em>pizzas</em></p><ul><li>one</li></ul>';
  expect(await shown(page, html)).toBe(`<div>${html}</div>`);
});

test('safeHtml opens links in a new tab without an opener', async ({ page }) => {
  expect(await shown(page, '<a href="https://example.com" target="_self">x</a>')).toBe(
    '<div><a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">x</a></div>',
  );
});

test('safeHtml removes every harmful payload', async ({ page }) => {
  for (const payload of XSS_PAYLOADS) {
    await shown(page, payload);
    const left = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements.map(({ tagName, attributes }) =>
          [tagName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`)].join(' '),
        ),
      );
    for (const element of left) expect.soft(element, payload).toMatch(HARMLESS);
  }
  // Triggers handlers of the mouse.
  await page.mouse.move(15, 15);
});
