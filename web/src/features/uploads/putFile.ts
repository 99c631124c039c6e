import { messages } from './messages.ts';
import { UploadFailure } from './uploadFailure.ts';

interface PutOptions {
  /** How much has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to a presigned address with exactly its content type, which is part of the signature. By XMLHttpRequest,
 * because fetch does not tell how far an upload has got. Rejects with an UploadFailure, or with the signal's reason when
 * aborted.
 */
export function putFile(url: string, file: File, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const fail = (): void => reject(new UploadFailure(messages.putFailed));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}
