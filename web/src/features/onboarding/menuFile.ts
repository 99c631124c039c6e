import { messages } from './messages.ts';

/** Characters of one message; the server has the same limit. */
export const MAX_MESSAGE = 20_000;

/** Bytes. A larger file is not read: a character has at most 4 bytes. */
export const MAX_MENU_BYTES = MAX_MESSAGE * 4;

/** Why a file cannot be a menu, by its name and size in bytes; else null. Its type is ignored: systems disagree on .csv. */
export function menuFileProblem({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(?:txt|csv)$/i.test(name)) return messages.menuWrongType;
  if (size === 0) return messages.menuEmpty;
  return size > MAX_MENU_BYTES ? messages.menuTooLong(MAX_MESSAGE) : null;
}

/** Why the text of a file cannot be sent; else null. */
export function menuTextProblem(text: string): string | null {
  if (text.includes('\0')) return messages.menuUnreadable;
  if (text.trim() === '') return messages.menuEmpty;
  return text.length > MAX_MESSAGE ? messages.menuTooLong(MAX_MESSAGE) : null;
}

/** The text of a file: UTF-16 by its byte order mark, else UTF-8, else Windows-1252, which spreadsheets write. */
export function decodeMenu(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // a £ sign saved by an older program
  }
}

/** One message of the typed and the attached text. */
export function joinMessage(typed: string, attached: string | null): string {
  return [typed.trim(), attached?.trim() ?? ''].filter((part) => part !== '').join('\n\n');
}

/** The name and text of a menu file, or why it cannot be attached. */
type MenuFile = { ok: true; name: string; text: string } | { ok: false; problem: string };

/** Reads a menu file in the browser; nothing is uploaded. */
export async function readMenuFile(file: File): Promise<MenuFile> {
  const wrong = menuFileProblem(file);
  if (wrong) return { ok: false, problem: wrong };
  try {
    const text = decodeMenu(new Uint8Array(await file.arrayBuffer()));
    const problem = menuTextProblem(text);
    return problem ? { ok: false, problem } : { ok: true, name: file.name, text };
  } catch {
    return { ok: false, problem: messages.menuUnreadable }; // moved, deleted or locked since it was chosen
  }
}
