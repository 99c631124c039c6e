import { expect, test } from 'vitest';
import { manyLines, oneLine, typedText } from '@forkfront/common/plainText.ts';

test.each([
  ['zero width between letters', 'Pay\u200Bpal', 'Paypal'],
  ['a joiner between Latin letters', 'Ro\u200Dma\u200C', 'Roma'],
  ['an override of the direction', 'menu\u202Egnp.exe', 'menugnp.exe'],
  ['a soft hyphen and a byte order mark', '\uFEFFSchnitzel\u00ADhaus', 'Schnitzelhaus'],
  ['a blank letter', '\u3164', ''],
  ['a family of emoji', '👨\u200D👩\u200D👧 Café', '👨\u200D👩\u200D👧 Café'],
  ['a joiner that Persian needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  [
    'the flag of Scotland',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  ],
  ['ordinary text', "  Raja's \n Kitchen ", "Raja's Kitchen"],
])('a line with %s is read as people see it', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a typed text keeps its columns', () => {
  expect(typedText(' Soup\t4.20\r\n\u001b[31mSt\u202Eew\u0007 5\n')).toBe('Soup\t4.20\r\n [31mStew  5');
});

test('lines lose invisible characters too, and keep their breaks', () => {
  expect(manyLines('Pay\u200Bpal\r\nmenu\u202E')).toBe('Paypal\nmenu');
});

test.each([
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['  a\tb\0c  ', 'a b c'],
  ['\ud800x', '\ufffdx'],
  [' \n\n ', ''],
])('the lines of %j are kept as %j', (text, expected) => expect(manyLines(text)).toBe(expected));
