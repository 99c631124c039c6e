import { Router } from 'express';
import { formatPence } from '@forkfront/common/money.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import type { WireInvoice } from '../wire.ts';
import type { World } from '../world.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { dayWords, html, notePage, stripePage } from './stripePage.ts';

/** Points, from the bottom left of an A4 page. */
const PAGE = { width: 595, height: 842, margin: 56 };
const MOST_LINES = 24;
const LONGEST_TEXT = 74;

interface Word {
  x: number;
  y: number;
  size: number;
  text: string;
  bold?: boolean;
}

/** An invoice as a PDF of one page. */
function invoicePdf(invoice: WireInvoice): Buffer {
  const content = invoiceWords(invoice).map(drawn).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(`Invoice ${invoice.number ?? invoice.id}`)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function invoiceWords(invoice: WireInvoice): Word[] {
  const { margin, height, width } = PAGE;
  const right = width - margin - 90;
  const words: Word[] = [
    { x: margin, y: height - 80, size: 22, text: PRODUCT_NAME, bold: true },
    { x: margin, y: height - 104, size: 11, text: STRIPE_TEXTS.banner },
    { x: margin, y: height - 150, size: 14, text: `Invoice ${invoice.number ?? ''}`, bold: true },
    { x: margin, y: height - 170, size: 11, text: `Date: ${dayWords(invoice.created)}` },
    {
      x: margin,
      y: height - 186,
      size: 11,
      text: `For: ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`,
    },
    {
      x: margin,
      y: height - 202,
      size: 11,
      text: `Status: ${STRIPE_TEXTS.statuses[invoice.status ?? ''] ?? ''}`,
    },
  ];
  let y = height - 246;
  for (const { description, amount } of invoice.lines.data.slice(0, MOST_LINES)) {
    words.push(
      { x: margin, y, size: 10, text: description ?? '' },
      { x: right, y, size: 10, text: formatPence(amount) },
    );
    y -= 18;
  }
  const sums = [
    ['Total', invoice.total],
    ['Balance applied', invoice.starting_balance],
    ['Amount due', invoice.amount_due],
    ['Paid', invoice.amount_paid],
  ] as const;
  y -= 12;
  for (const [text, amount] of sums) {
    words.push(
      { x: right - 110, y, size: 11, text, bold: true },
      { x: right, y, size: 11, text: formatPence(amount) },
    );
    y -= 18;
  }
  return words;
}

const drawn = ({ x, y, size, text, bold = false }: Word): string =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${pdfText(text)}) Tj ET`;

/** A text between parentheses, one byte per character; characters outside Latin-1 become a question mark. */
const pdfText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(/[−–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, String.raw`\$&`);

const TEXTS = STRIPE_TEXTS.portal;

/** Invoices as a page and as a PDF, mounted at `/i`. Knowing the id is enough. */
export function createInvoiceRouter(world: World): Router {
  const router = Router();
  router.get(['/:id', '/:id/pdf'], (request, response) => {
    const invoice = world.ledger.get('invoice', String(request.params['id']));
    if (!invoice || invoice.number === null)
      return void response.status(404).send(notePage(TEXTS.missing, TEXTS.missingHint, null));
    if (!request.path.endsWith('/pdf')) return void response.send(invoicePage(invoice));
    response
      .type('pdf')
      .set('Content-Disposition', `inline; filename="Invoice-${invoice.number}.pdf"`)
      .send(invoicePdf(invoice));
  });
  return router;
}

const invoicePage = (invoice: WireInvoice): string =>
  stripePage(
    `${TEXTS.invoice} ${invoice.number}`,
    html`<h1>${TEXTS.invoice} ${invoice.number}</h1>
      <p class="soft">${dayWords(invoice.created)}</p>
      <section class="card">
        <p><span class="chip">${STRIPE_TEXTS.statuses[invoice.status ?? ''] ?? invoice.status}</span></p>
        <ul class="lines">
          ${invoice.lines.data.map(({ description, amount }) => html`<li><span>${description}</span><span>${formatPence(amount)}</span></li>`)}
        </ul>
        <p class="total"><span>${TEXTS.amount}</span><span>${formatPence(invoice.amount_due)}</span></p>
        <a class="button" href="/i/${invoice.id}/pdf">${TEXTS.pdf}</a>
      </section>`,
  );
