import { describe, expect, it } from 'vitest';
import { mailLayout, type MailBrand } from './mailLayout.ts';
import { emailHtml, mailButton, panelHtml } from './mailParts.ts';

const EVIL = `<img src=x onerror="alert('1')">`;

describe('mailLayout', () => {
  it('a mail is a complete document with heading, preheader, body and footer in this order', () => {
    const html = mailLayout({
      title: 'New order',
      preheader: 'Two pizzas at 18:30',
      bodyHtml: '<p>The body</p>',
      footerHtml: '<p>The footer</p>',
    });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(html).toContain('<title>New order</title>');
    const places = [
      'Two pizzas at 18:30',
      'Forkfront',
      'New order</h1>',
      '<p>The body</p>',
      '<p>The footer</p>',
    ];
    const found = places.map((text) => html.indexOf(text, html.indexOf('<body')));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('the title and the preheader are escaped', () => {
    const html = mailLayout({ title: EVIL, preheader: EVIL, bodyHtml: '' });
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;/g)).toHaveLength(3);
  });

  it('a mail without footer text has no footer', () => {
    expect(mailLayout({ title: 'a', preheader: 'b', bodyHtml: '' })).not.toContain('class="footer"');
  });

  it('a mail supports dark mode and loads nothing', () => {
    const html = mailLayout({ title: 'a', preheader: 'b', bodyHtml: '' });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/src=|url\(|@import|<link|<script/);
  });

  it('a mail is smaller than the 102 KB at which inboxes cut it', () => {
    expect(Buffer.byteLength(mailLayout({ title: 'a', preheader: 'b', bodyHtml: '' }))).toBeLessThan(10_000);
  });
});

describe('mails of a restaurant', () => {
  const light = { brand: '#7a2e1d', onBrand: '#ffffff', action: '#0a7a2e', onAction: '#fffffe' };
  const dark = { brand: '#c9a24b', onBrand: '#101010', action: '#e0b050', onAction: '#111111' };
  const brand: MailBrand = { name: `Raja's ${EVIL}`, logoUrl: null, light, dark };
  const html = mailLayout({
    title: 'a',
    preheader: 'b',
    bodyHtml: '',
    footerHtml: 'Ordering by Forkfront',
    brand,
  });

  it("a restaurant's mail has its name and colours at the top, in light and dark, and the product in the footer only", () => {
    expect(html).toContain('background:#7a2e1d');
    expect(html).toContain('Raja&#39;s &lt;img');
    expect(html.slice(html.indexOf('color-scheme: dark)'))).toContain('#c9a24b');
    expect(html.match(/Forkfront/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
  });

  it("a restaurant's mail shows the logo, and the name as its alternative text", () => {
    const logo = mailLayout({
      title: 'a',
      preheader: 'b',
      bodyHtml: '',
      brand: { ...brand, logoUrl: 'https://files.example/"a".webp' },
    });
    expect(logo).toContain('src="https://files.example/&quot;a&quot;.webp" alt="Raja&#39;s');
  });

  it("a restaurant's mail has a button in its colours", () => {
    const button = mailButton({ href: 'https://x.example', label: 'Follow', brand });
    expect(button).toContain('background:#0a7a2e;color:#fffffe');
  });
});

describe('panelHtml and emailHtml', () => {
  it('panels and addresses break words that are wider than a phone', () => {
    for (const html of [panelHtml('Customer', 'x'.repeat(200)), emailHtml(`${'a'.repeat(64)}@example.org`)])
      expect(html).toMatch(/style="[^"]*overflow-wrap:anywhere;word-break:break-word"/);
  });
});

describe('mailButton', () => {
  it('a button links to an escaped address', () => {
    const html = mailButton({ href: 'https://x.example/?a=1&b="2"', label: 'Accept & print' });
    expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('>Accept &amp; print</a>');
  });

  it('a button shows its kind', () => {
    const primary = mailButton({ href: 'https://x.example', label: 'Accept' });
    const secondary = mailButton({ href: 'https://x.example', label: 'Reject', kind: 'secondary' });
    expect(primary).toContain('background:#00419D');
    expect(secondary).toContain('background:#FFFFFF');
  });

  it.each(['https://a.example', 'http://localhost:5001/x', 'mailto:a@x.example', 'tel:+442079460000'])(
    'a button accepts the address %s',
    (href) => {
      expect(mailButton({ href, label: 'x' })).toContain(`href="${href}"`);
    },
  );

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/path', ''])(
    'a button refuses the address %j',
    (href) => {
      expect(() => mailButton({ href, label: 'x' })).toThrow('a mail cannot link to');
    },
  );
});
