import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  type AttachedMenu,
  decodeMenu,
  fitIntoMessage,
  menuFileProblem,
  menuTextProblem,
  type MenuRead,
  type MenuToMatch,
  type Reading,
} from './menuFile.ts';
import { menuFileKind } from '../menuReading/fileKinds.ts';
import { readPdfMenu } from '../menuReading/readPdfMenu.ts';
import { messages } from './messages.ts';

export interface MenuFileState {
  /** Goes with the next message; a file that cannot be read leaves it. */
  menu: AttachedMenu | null;
  /** The file that is being read. `progress` is a sentence. */
  reading: { name: string; progress: string } | null;
  /** Why the last file is not attached. */
  problem: string | null;
  /** Name of the photo whose text is in the input to be checked. */
  toCheck: string | null;
  /** The list whose columns the visitor has to name before it is attached. */
  toMatch: MenuToMatch | null;
}

const NOTHING: MenuFileState = { menu: null, reading: null, problem: null, toCheck: null, toMatch: null };

/**
 * Reads one file at a time as a menu: texts and PDFs in the browser, photos with the server's model. `onPhotoText` gets
 * the text of a photo, `onEnd` is called after each file. A new file takes the place of the one that is being read.
 */
export function useMenuFile(
  conversation: { id: string; token: string } | null,
  { onPhotoText, onEnd }: { onPhotoText: (text: string) => void; onEnd: () => void },
) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Of what was said about earlier files only the attached menu stays. */
  const change = (parts: Partial<MenuFileState>): void =>
    setState(({ menu }) => ({ ...NOTHING, menu, ...parts }));

  const take = async (files: readonly File[]): Promise<void> => {
    const [file, ...more] = files;
    if (!file || !conversation) return;
    running.current?.abort();
    const { name } = file;
    const problem = more.length > 0 ? messages.oneFile : menuFileProblem(file);
    if (problem) return change({ problem });
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const onProgress = (progress: string): void => {
      if (!signal.aborted) change({ reading: { name, progress } });
    };
    onProgress(messages.reading(name));
    const read = await readMenu(file, { environment, conversation, onProgress, signal });
    if (signal.aborted) return;
    if (read.kind === 'attached') change({ menu: read });
    else if (read.kind === 'refused') change({ problem: read.problem });
    else if (read.kind === 'toMatch') return change({ toMatch: read });
    else {
      onPhotoText(read.text);
      change({ toCheck: name });
    }
    onEnd();
  };
  const stop = (): void => {
    running.current?.abort();
    change({});
    onEnd();
  };
  /** Attaches the list with the columns that the visitor has named, or as it is. */
  const match = (text: string): void => {
    if (state.toMatch) change({ menu: { name: state.toMatch.name, text, note: null } });
    onEnd();
  };
  const remove = (): void => {
    setState((before) => ({ ...before, menu: null }));
    onEnd();
  };

  return { state, take, stop, match, remove, forgetProblem: () => change({}) };
}

const refused = (problem: string): MenuRead => ({ kind: 'refused', problem });

async function readMenu(file: File, reading: Reading): Promise<MenuRead> {
  const kind = menuFileKind(file.name);
  try {
    if (kind === 'pdf') return await readPdf(file, reading);
    if (kind === 'photo') return await readPhoto(file, reading);
    const text = decodeMenu(new Uint8Array(await file.arrayBuffer()));
    const problem = menuTextProblem(text);
    if (problem) return refused(problem);
    const { unknownTable } = await import('../menuReading/columns.rules.ts');
    const table = unknownTable(text);
    const read = { name: file.name, text };
    return table ? { kind: 'toMatch', ...read, table } : { kind: 'attached', ...read, note: null };
  } catch {
    // The file was moved, deleted or locked since it was chosen, or the code that reads it could not be loaded.
    return refused(kind === 'text' ? messages.menuUnreadable : messages.menuNotLoaded);
  }
}

async function readPdf(file: File, { onProgress, signal }: Reading): Promise<MenuRead> {
  const read = await readPdfMenu(file, onProgress, signal);
  if (read.text === null) return refused(read.problem);
  const { text, note } = fitIntoMessage(read.text);
  if (text === '') return refused(messages.menuTooLong(MAX_MESSAGE_LENGTH));
  return {
    kind: 'attached',
    name: file.name,
    text,
    note: [note, ...read.notes].filter(Boolean).join(' ') || null,
  };
}

/** Its code is loaded with the first photo. */
async function readPhoto(file: File, reading: Reading): Promise<MenuRead> {
  const { readPhotoInChat } = await import('./menuPhoto.ts');
  const read = await readPhotoInChat(file, reading);
  return read.text === null ? refused(read.problem) : { kind: 'toCheck', text: read.text };
}
