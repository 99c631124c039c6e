import { expect, test } from 'vitest';
import { csvCell, csvOf } from './ordersCsv.rules.ts';

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+44 7700 900123', "'+44 7700 900123"],
  ['-1+2', "'-1+2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['Ann = Bo', 'Ann = Bo'],
  ['Flat 3, London', '"Flat 3, London"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  [-5, '-5'],
])('the cell %j is written as %j', (value, written) => expect(csvCell(value)).toBe(written));

test('a file has one line for each row and says that it is UTF-8', () =>
  expect(
    csvOf([
      ['Number', 'Name'],
      [101, 'Zoë'],
    ]),
  ).toBe('\uFEFFNumber,Name\r\n101,Zoë\r\n'));
