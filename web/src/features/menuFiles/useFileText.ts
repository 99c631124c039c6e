import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useFileTextMutation } from '../../__generated__/useFileTextMutation.graphql.ts';
import { sendMutation } from '../../relay/useMutationOutcome.ts';
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES, menuFileKind } from '../menuReading/fileKinds.ts';
import { fileMessages } from '../menuReading/fileMessages.ts';
import type { FileText } from '../menuReading/readPdfMenu.ts';
import { menuText } from './menuText.rules.ts';
import { messages } from './messages.ts';

/** What became of the last file. */
export interface FileState {
  /** The file that is being read. `progress` is a sentence. */
  reading: { name: string; progress: string } | null;
  /** What the owner should know about the text that was read. */
  notes: readonly string[];
  /** Why the last file was not read. */
  problem: string | null;
}

const NOTHING: FileState = { reading: null, notes: [], problem: null };

interface Reading {
  environment: IEnvironment;
  restaurantId: string;
  onProgress: (progress: string) => void;
  signal: AbortSignal;
}

/**
 * Reads one file at a time as text: texts and PDFs in the browser, photos with the server's model. `onText` gets the text. A new file takes
 * the place of the one that is being read.
 */
export function useFileText(restaurantId: string, onText: (text: string) => void) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (files: readonly File[]): Promise<void> => {
    const [file, ...more] = files;
    if (!file) return;
    running.current?.abort();
    if (more.length > 0) return setState({ ...NOTHING, problem: fileMessages.oneFile });
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const onProgress = (progress: string): void => {
      if (!signal.aborted) setState({ ...NOTHING, reading: { name: file.name, progress } });
    };
    onProgress(fileMessages.reading(file.name));
    const read = await textOf(file, { environment, restaurantId, onProgress, signal });
    if (signal.aborted) return;
    if (read.text === null) return setState({ ...NOTHING, problem: read.problem });
    setState({ ...NOTHING, notes: read.notes });
    onText(read.text);
  };
  const stop = (): void => {
    running.current?.abort();
    setState(NOTHING);
  };
  return { ...state, take, stop, forget: () => setState(NOTHING) };
}

/** The text of a file, or why there is none. When aborted, whatever it resolves with is not used. */
async function textOf(file: File, reading: Reading): Promise<FileText> {
  const kind = menuFileKind(file.name);
  if ((kind === 'pdf' || kind === 'photo') && file.size > MAX_FILE_BYTES)
    return { text: null, problem: fileMessages.menuTooLarge(MAX_FILE_MEGABYTES) };
  try {
    if (kind === 'pdf') {
      // Its code is loaded with the first PDF.
      const { readPdfMenu } = await import('../menuReading/readPdfMenu.ts');
      return await readPdfMenu(file, reading.onProgress, reading.signal);
    }
    if (kind === 'photo') return await photoText(file, reading);
    const read = menuText(new Uint8Array(await file.arrayBuffer()));
    return read.text === null ? read : { ...read, notes: [] };
  } catch {
    // The file was moved, deleted or locked since it was chosen, or the code that reads it could not be loaded.
    return {
      text: null,
      problem: kind === 'pdf' || kind === 'photo' ? fileMessages.menuNotLoaded : messages.unreadable,
    };
  }
}

async function photoText(file: File, { restaurantId, environment, ...reading }: Reading): Promise<FileText> {
  const { readMenuPhoto } = await import('../menuReading/menuPhoto.ts');
  const transcribe = (objectKey: string) =>
    sendMutation<useFileTextMutation>(
      environment,
      graphql`
        mutation useFileTextMutation($input: ReadRestaurantMenuPhotoInput!) {
          readRestaurantMenuPhoto(input: $input) {
            ... on ReadRestaurantMenuPhotoPayload @alias(as: "payload") {
              text
            }
            ...refusal_userError @alias(as: "error")
          }
        }
      `,
      { variables: { input: { objectKey, restaurantId } }, fallback: fileMessages.photoFailed },
    );
  const owner = { resourceId: restaurantId, conversation: null };
  const read = await readMenuPhoto(file, { environment, owner, transcribe, ...reading });
  return read.text === null ? read : { ...read, notes: [messages.checkPhoto(file.name)] };
}
