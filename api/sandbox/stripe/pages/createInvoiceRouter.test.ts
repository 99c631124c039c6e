import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let file: string;
let number: string;
let disposition: string | null;
beforeAll(async () => {
  bed = await openStripeBed();
  const product = await bed.stripe.products.create({ name: String.raw`Café (large) \ 寿司` });
  const price = await bed.newPrice(59_900, 'year', product.id);
  const { latest_invoice: id } = await bed.subscribe({ price: price.id });
  const invoice = await bed.stripe.invoices.retrieve(idOf(id));
  number = invoice.number ?? '';
  const response = await bed.visit(invoice.invoice_pdf ?? '');
  disposition = response.headers.get('content-disposition');
  file = Buffer.from(await response.arrayBuffer()).toString('latin1');
});
afterAll(() => bed.close());

it('the PDF of an invoice has a file name', { tags: ['@long'] }, () =>
  expect(disposition).toBe(`inline; filename="Invoice-${number}.pdf"`),
);

it('the PDF of an invoice has a valid cross-reference table', { tags: ['@long'] }, () => {
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toMatch(/%%EOF\n$/);
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  expect(file.slice(start, start + 5)).toBe('xref\n');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(Number(/\/Size (\d+)/.exec(file)?.[1]) - 1);
  offsets.forEach((offset, place) => expect(file.slice(offset)).toMatch(new RegExp(`^${place + 1} 0 obj\n`)));
});

it('the PDF of an invoice declares the length of its page', { tags: ['@long'] }, () => {
  const [, length = '', content = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(content.length).toBe(Number(length));
});

it('the PDF of an invoice shows its number, lines and amount', { tags: ['@long'] }, () => {
  expect(file).toContain(`(Invoice ${number})`);
  expect(file).toContain('(For: Rosa Marchetti rosa@olive.example)');
  expect(file).toContain(String.raw`Café \(large\) \\ ??`);
  expect(file).toContain('(£599.00)');
});
