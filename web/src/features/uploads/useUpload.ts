import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { putFile } from './putFile.ts';
import { useConfirmUpload } from './useConfirmUpload.ts';
import { useCreateUpload } from './useCreateUpload.ts';
import { UploadFailure } from './uploadFailure.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** Spec §4: idle, uploading, then success or failure; a success is told to the caller and leaves it idle again. */
export type UploadState =
  | { phase: 'idle' }
  /** `progress`: part of the file that was sent, 0 to 1. */
  | { phase: 'uploading'; file: File; progress: number }
  | { phase: 'failed'; file: File; failure: UploadFailure };

interface Upload {
  state: UploadState;
  /** Uploads a checked file; resolves with the picture's address, null when it failed or was cancelled. */
  upload: (file: File) => Promise<string | null>;
  cancel: () => void;
}

const IDLE: UploadState = { phase: 'idle' };

/** Uploads one picture at a time: asks where to, sends it, has it confirmed. `onFailed` tells of a failure once. */
export function useUpload(target: UploadTarget, onFailed: (failure: UploadFailure) => void): Upload {
  const [state, setState] = useState(IDLE);
  const createUpload = useCreateUpload();
  const confirmUpload = useConfirmUpload();
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState(IDLE);
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File): Promise<string | null> => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const onProgress = (progress: number): void => {
      if (!signal.aborted) setState({ phase: 'uploading', file, progress });
    };
    onProgress(0);
    try {
      const { presignedUrl, objectKey } = await createUpload(file, target);
      signal.throwIfAborted();
      await putFile(presignedUrl, file, { onProgress, signal });
      onProgress(1);
      const address = await confirmUpload(objectKey, file.size, target);
      signal.throwIfAborted();
      setState(IDLE);
      return address;
    } catch (thrown) {
      if (signal.aborted) return null;
      const failure = thrown instanceof UploadFailure ? thrown : new UploadFailure(messages.unexpected);
      setState({ phase: 'failed', file, failure });
      onFailed(failure);
      return null;
    }
  };

  return { state, upload, cancel };
}
