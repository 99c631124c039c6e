import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import { expect, test } from 'vitest';
import {
  decodeMenu,
  fitIntoMessage,
  joinMessage,
  MAX_MENU_BYTES,
  menuFileProblem,
  menuTextProblem,
} from './menuFile.ts';
import { MAX_FILE_BYTES } from '../menuReading/fileKinds.ts';
import { messages } from './messages.ts';

test.each([
  ['menu.txt', 10, null],
  ['MENU.CSV', MAX_MENU_BYTES, null],
  ['menu.PDF', 10, null],
  ['IMG_1.heic', MAX_FILE_BYTES, null],
  ['menu.jpeg', MAX_FILE_BYTES + 1, messages.menuTooLarge(10)],
  ['menu.pdf', MAX_FILE_BYTES + 1, messages.menuTooLarge(10)],
  ['menu.docx', 10, messages.menuWrongType],
  ['menu.csv.exe', 10, messages.menuWrongType],
  ['menu.txt', 0, messages.menuEmpty],
  ['menu.txt', MAX_MENU_BYTES + 1, messages.menuTooLong(MAX_MESSAGE_LENGTH)],
])('the problem of the menu file %s with %i bytes is found', (name, size, problem) => {
  expect(menuFileProblem({ name, size })).toBe(problem);
});

test.each([
  ['Margherita 8.50', null],
  [' \n ', messages.menuEmpty],
  ['PK\0\0', messages.menuUnreadable],
  ['x'.repeat(MAX_MESSAGE_LENGTH), null],
  ['x'.repeat(MAX_MESSAGE_LENGTH + 1), messages.menuTooLong(MAX_MESSAGE_LENGTH)],
])('the problem of the menu text %.12j is found', (text, problem) => {
  expect(menuTextProblem(text)).toBe(problem);
});

test.each([
  ['UTF-8', [0xc2, 0xa3, 0x38], '£8'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x38], '8'],
  ['UTF-16 little endian', [0xff, 0xfe, 0xa3, 0x00, 0x38, 0x00], '£8'],
  ['UTF-16 big endian', [0xfe, 0xff, 0x00, 0xa3, 0x00, 0x38], '£8'],
  ['Windows-1252', [0xa3, 0x38, 0x20, 0xe9], '£8 é'],
])('a menu file with %s is read', (_, bytes, text) => {
  expect(decodeMenu(new Uint8Array(bytes))).toBe(text);
});

test.each([
  ['', null, ''],
  ['  ', ' \n', ''],
  [' Hello ', null, 'Hello'],
  ['', 'Cola 2\n', 'Cola 2'],
  ['Here:', 'Cola 2', 'Here:\n\nCola 2'],
])('the typed text %j with the menu file %j becomes the message %j', (typed, attached, message) => {
  expect(joinMessage(typed, attached)).toBe(message);
});

test('a text that is too long is cut at the end of a line, and the note names the next line', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `Dish number ${index + 1}, with chips 8.50`);
  const { text, note } = fitIntoMessage(lines.join('\n'));
  const kept = text.split('\n');
  expect(kept).toEqual(lines.slice(0, kept.length));
  expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(`${text}\n${lines[kept.length]}`.length).toBeGreaterThan(MAX_MESSAGE_LENGTH);
  expect(note).toBe(messages.menuInPart(kept.length, 1_000, lines[kept.length] ?? ''));
});

test('a text that fits stays whole', () => {
  expect(fitIntoMessage('x'.repeat(MAX_MESSAGE_LENGTH))).toEqual({
    text: 'x'.repeat(MAX_MESSAGE_LENGTH),
    note: null,
  });
});
