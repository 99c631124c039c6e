import { describe, expect, it } from 'vitest';
import { menuText, textProblem } from './menuText.rules.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('menu files', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Crème £8')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFCrème £8')],
    ['Windows’ letters', bytes(0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0xa3, 0x38)],
    ['UTF-16', bytes(0xff, 0xfe, ...Array.from('Crème £8').flatMap((letter) => [letter.charCodeAt(0), 0]))],
  ])('a file in %s is read', (_, file) =>
    expect(menuText(file)).toEqual({ text: 'Crème £8', problem: null }),
  );

  it.each([
    ['workbook', bytes(0x50, 0x4b, 3, 4), /^This is a workbook/],
    ['old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), /^This is a workbook/],
    ['PDF', new TextEncoder().encode('%PDF-1.7'), /^This is a PDF/],
    ['picture', bytes(0x89, 0x50, 0, 0), /^This file is not a text file/],
    ['huge file', new Uint8Array(1_500_001).fill(65), /^This text is too long/],
  ])('a %s is refused with a reason', (_, file, problem) => expect(menuText(file).problem).toMatch(problem));

  it('an empty text and a text of more than 1.5 MB cannot be sent', () => {
    expect(textProblem(' \n')).toBe('Please choose a file or paste your menu first.');
    expect(textProblem('é'.repeat(750_001))).toMatch(/^This text is too long/);
    expect(textProblem('Name,Price')).toBeNull();
  });
});
