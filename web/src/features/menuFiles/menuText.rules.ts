import { messages } from './messages.ts';

/** Bytes of a menu as text; the server takes requests of at most 2 MB. */
const MAX_BYTES = 1_500_000;

/** The text of a file, or why it is not a menu. */
export type MenuText = { text: string; problem: null } | { text: null; problem: string };

/** The text of a file: UTF-8, UTF-16 as Excel saves it, or Windows' letters. */
export function menuText(bytes: Uint8Array): MenuText {
  const problem = fileProblem(bytes);
  return problem === null ? { text: decoded(bytes), problem: null } : { text: null, problem };
}

/** Why a text cannot be sent; null when it can. */
export function textProblem(text: string): string | null {
  if (text.trim() === '') return messages.textMissing;
  return new TextEncoder().encode(text).length > MAX_BYTES ? messages.tooLarge : null;
}

const UTF_16 = [
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

function fileProblem(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_BYTES) return messages.tooLarge;
  // A workbook of today is a ZIP file, one of the nineties an OLE file.
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return messages.isWorkbook;
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return messages.isPdf;
  const isWide = UTF_16.some(({ mark }) => startsWith(bytes, mark));
  return !isWide && bytes.includes(0) ? messages.isNoText : null;
}

function decoded(bytes: Uint8Array): string {
  const wide = UTF_16.find(({ mark }) => startsWith(bytes, mark));
  if (wide) return new TextDecoder(wide.name).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a letter of Windows' old alphabet.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
