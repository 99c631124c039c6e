import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import type { IEnvironment } from 'relay-runtime';
import type { UnknownTable } from '../menuReading/columns.rules.ts';
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES, menuFileKind } from '../menuReading/fileKinds.ts';
import { messages } from './messages.ts';

/** Bytes of a text file. A larger one is not read: a character has at most 4 bytes. */
export const MAX_MENU_BYTES = MAX_MESSAGE_LENGTH * 4;

/** A menu that goes with the next message. `note`: what the visitor should know about it; null without one. */
export interface AttachedMenu {
  name: string;
  text: string;
  note: string | null;
}

/** A list whose columns are not known: the visitor says what they are. */
export interface MenuToMatch {
  name: string;
  text: string;
  table: UnknownTable;
}

/** What was read: a menu to attach, the text of a photo to check, or why there is neither. */
export type MenuRead =
  | ({ kind: 'attached' } & AttachedMenu)
  | { kind: 'toCheck'; text: string }
  | ({ kind: 'toMatch' } & MenuToMatch)
  | { kind: 'refused'; problem: string };

/** What a reader of files needs. */
export interface Reading {
  environment: IEnvironment;
  conversation: { id: string; token: string };
  onProgress: (progress: string) => void;
  signal: AbortSignal;
}

/** Why a file cannot be a menu, by its name and size in bytes; else null. */
export function menuFileProblem({ name, size }: { name: string; size: number }): string | null {
  const kind = menuFileKind(name);
  if (!kind) return messages.menuWrongType;
  if (size === 0) return messages.menuEmpty;
  if (kind === 'text') return size > MAX_MENU_BYTES ? messages.menuTooLong(MAX_MESSAGE_LENGTH) : null;
  return size > MAX_FILE_BYTES ? messages.menuTooLarge(MAX_FILE_MEGABYTES) : null;
}

/** Why the text of a file cannot be sent; else null. */
export function menuTextProblem(text: string): string | null {
  if (text.includes('\0')) return messages.menuUnreadable;
  if (text.trim() === '') return messages.menuEmpty;
  return text.length > MAX_MESSAGE_LENGTH ? messages.menuTooLong(MAX_MESSAGE_LENGTH) : null;
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

/** The lines that one message holds, and a note that says where the rest begins; null when nothing is left out. */
export function fitIntoMessage(text: string): { text: string; note: string | null } {
  if (text.length <= MAX_MESSAGE_LENGTH) return { text, note: null };
  const end = text.lastIndexOf('\n', MAX_MESSAGE_LENGTH);
  const fits = text.slice(0, Math.max(end, 0));
  const [next = ''] = text
    .slice(end + 1)
    .trimStart()
    .split('\n', 1);
  return { text: fits, note: messages.menuInPart(linesIn(fits), linesIn(text), next.slice(0, 60)) };
}

/** Number of lines, without blank ones around them. */
export const linesIn = (text: string): number => text.trim().split('\n').length;
