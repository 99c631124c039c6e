import { expect, test } from 'vitest';
import { makePdf, makeUnembeddedPdf, printedList, type Printed } from '../../../test/makePdf.ts';
import { pdfText } from './pdfText.ts';

/** The lines of a PDF with these pages. */
async function linesOf(...pages: Printed[][]): Promise<string[]> {
  const read = await pdfText(await makePdf(pages), () => undefined);
  if (read.kind !== 'text') throw new Error(read.kind);
  return read.text.split('\n').filter((line) => line !== '');
}

test('prices at the right end of a page are on the line of their dish', async () => {
  const rows = ['PIZZAS', 'Margherita | £8.50', 'Diavola with salami and chillies | £10', 'Calzone | £11.25'];
  expect(await linesOf(printedList(rows, 50, 540))).toEqual([
    'PIZZAS',
    'Margherita    £8.50',
    'Diavola with salami and chillies    £10',
    'Calzone    £11.25',
  ]);
});

test('two columns are read one after the other, the title before and the footer after them', async () => {
  const left = ['STARTERS', 'Leek soup | 5.50', 'Garlic bread | 4', 'Olives | 3.75'];
  const right = ['MAINS', 'Fish and chips | 13.50', 'Lamb shank | 17', 'Mushroom risotto | 12'];
  const page: Printed[] = [
    ['The Old Mill, Harrogate', 210, 30, { size: 18 }],
    ...printedList(left, 50, 270),
    // The columns need not stand on the same lines.
    ...printedList(right, 320, 540, 63),
    ['Please tell us about allergies before you order your meal.', 150, 400],
  ];
  expect(await linesOf(page)).toEqual([
    'The Old Mill, Harrogate',
    ...left.map((row) => row.replace(' | ', '    ')),
    ...right.map((row) => row.replace(' | ', '    ')),
    'Please tell us about allergies before you order your meal.',
  ]);
});

test('three columns are read one after the other', async () => {
  const columns = ['Soups', 'Pies', 'Drinks'].map((name) => [
    name.toUpperCase(),
    `${name} one | 5`,
    `Fine ${name} two | 6.50`,
    `Good ${name} three | 7`,
  ]);
  const page = columns.flatMap((rows, index) => printedList(rows, 40 + index * 180, 180 + index * 180));
  expect(await linesOf(page)).toEqual(columns.flat().map((row) => row.replace(' | ', '    ')));
});

test('sizes beside each other and their headings stay one list', async () => {
  const sized = (name: string, y: number, prices: string[]): Printed[] => [
    [name, 50, y],
    ...prices.map((price, index): Printed => [price, 300 + index * 80, y]),
  ];
  const page = [
    ...sized('PIZZA', 60, ['Small', 'Medium', 'Large']),
    ...sized('Margherita', 80, ['8', '11', '15']),
    ...sized('Funghi', 100, ['9', '12', '16']),
    ...sized('Quattro stagioni', 120, ['10', '13', '17.50']),
  ];
  expect(await linesOf(page)).toEqual([
    'PIZZA    Small    Medium    Large',
    'Margherita    8    11    15',
    'Funghi    9    12    16',
    'Quattro stagioni    10    13    17.50',
  ]);
});

test('the pages come in their order, and each is announced', async () => {
  const pages = ['First', 'Second', 'Third'].map((text): Printed[] => [[text, 50, 60]]);
  const told: [number, number][] = [];
  const read = await pdfText(await makePdf(pages), (...page) => told.push(page));
  expect(read).toEqual({ kind: 'text', text: 'First\n\nSecond\n\nThird', blank: [], partly: [] });
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a turned page is read in the direction of its lines', async () => {
  const pdf = await makePdf([printedList(['Soup | 5', 'Bread | 2'], 50, 300)], { turn: 90 });
  expect(await pdfText(pdf, () => undefined)).toMatchObject({ text: 'Soup    5\nBread    2' });
});

test('pages without text are named', async () => {
  const pdf = await makePdf([[['Soup 5', 50, 60]], [], []]);
  expect(await pdfText(pdf, () => undefined)).toMatchObject({ kind: 'text', text: 'Soup 5', blank: [2, 3] });
});

test.each([
  ['without any text', () => makePdf([[], []]), { kind: 'noText' }],
  ['with a password', () => makePdf([[['Soup 5', 50, 60]]], { isLocked: true }), { kind: 'locked' }],
  ['that ends too early', async () => (await makePdf([[]])).slice(0, 40), { kind: 'damaged' }],
  [
    'with 21 pages',
    () => makePdf(Array.from({ length: 21 }, () => [])),
    { kind: 'tooLong', pages: 21, most: 20 },
  ],
])('a PDF %s is refused', async (_, make, problem) => {
  expect(await pdfText(await make(), () => undefined)).toEqual(problem);
});

test.each([
  { encoding: 'GBK-EUC-H', ordering: 'GB1', text: 'BABDB1A3BCA6B6A1' },
  { encoding: 'UniGB-UCS2-H', ordering: 'GB1', text: '5BAB4FDD9E21' },
  { encoding: 'Identity-H', ordering: 'GB1', text: '0F3C0E1D' },
  { encoding: '90ms-RKSJ-H', ordering: 'Japan1', text: '8EA98EA9' },
  { encoding: 'KSCms-UHC-H', ordering: 'Korea1', text: 'B1E8C4A1' },
  { encoding: 'ETen-B5-H', ordering: 'CNS1', text: 'A4A4A4E5' },
])('pages with words in a font of $encoding that the file does not contain are named', async (font) => {
  const pdf = await makeUnembeddedPdf([true, false, true], font);
  expect(await pdfText(pdf, () => undefined)).toEqual({
    kind: 'text',
    text: '8.50\n\n8.50\n\n8.50',
    blank: [],
    partly: [1, 3],
  });
});
