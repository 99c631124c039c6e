import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useUploadConfirmMutation } from '../../__generated__/useUploadConfirmMutation.graphql.ts';
import type { useUploadCreateMutation } from '../../__generated__/useUploadCreateMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { sendMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** What a picture is for (spec §7): a context and the resource it belongs to. */
export interface UploadTarget {
  context:
    | 'menu_photo'
    | 'restaurant_logo'
    | 'restaurant_hero'
    | 'project_design'
    | 'new_product'
    | 'menu_section'
    | 'redesign'
    | 'redesign_proposal'
    | `product_${string}`;
  resourceId: string;
  /** Secret of a guest's onboarding conversation; null for a signed-in user. */
  conversation: string | null;
}

/** A failed upload: `message` for the snackbar (spec §8), `detail` the server's reason, null without one. */
export class UploadFailure extends Error {
  readonly detail: string | null;

  constructor(message: string, detail: string | null = null) {
    super(message);
    this.name = 'UploadFailure';
    this.detail = detail;
  }
}

/** The payload of an answer. Throws an UploadFailure for a refusal. */
export function accepted<Payload>({
  payload,
  refusal,
}: { payload: Payload; refusal: null } | { payload: null; refusal: Refusal }): Payload {
  if (refusal) throw new UploadFailure(refusal.message, Object.values(refusal.fields)[0]);
  return payload;
}

/**
 * Sends a file to a presigned address. The content type is part of the signature. XMLHttpRequest, because fetch does not
 * report the progress (0 to 1). Rejects with an UploadFailure, or with the signal's reason when aborted.
 */
function putFile(
  url: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
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

/**
 * Sends a file to the storage; resolves with its key, which another mutation completes. Rejects with an UploadFailure, or
 * with the signal's reason when aborted. `onProgress`: 0 to 1.
 */
export async function sendFile(
  environment: IEnvironment,
  target: UploadTarget,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { name: fileName, type: contentType, size: sizeBytes } = file;
  const created = sendMutation<useUploadCreateMutation>(
    environment,
    graphql`
      mutation useUploadCreateMutation($input: CreateUploadInput!) {
        createUpload(input: $input) {
          ... on CreateUploadPayload @alias(as: "payload") {
            presignedUrl
            objectKey
          }
          ...refusal_userError @alias(as: "error") @arguments(withWait: false)
        }
      }
    `,
    {
      variables: { input: { fileName, contentType, sizeBytes, ...target } },
      fallback: messages.createFailed,
    },
  );
  const { presignedUrl, objectKey } = accepted(await created);
  signal.throwIfAborted();
  await putFile(presignedUrl, file, onProgress, signal);
  return objectKey;
}

const confirmUpload = (
  environment: IEnvironment,
  target: UploadTarget,
  objectKey: string,
  sizeBytes: number,
) =>
  sendMutation<useUploadConfirmMutation>(
    environment,
    graphql`
      mutation useUploadConfirmMutation($input: ConfirmUploadInput!) {
        confirmUpload(input: $input) {
          ... on ConfirmUploadPayload @alias(as: "payload") {
            imageUrl
          }
          ...refusal_userError @alias(as: "error") @arguments(withWait: false)
        }
      }
    `,
    { variables: { input: { objectKey, sizeBytes, ...target } }, fallback: messages.confirmFailed },
  );

/** Spec §4: idle, uploading, then success or failure. After a success the state is idle again. */
type UploadState =
  | { phase: 'idle' }
  /** `progress`: 0 to 1. */
  | { phase: 'uploading'; file: File; progress: number }
  | { phase: 'failed'; file: File; failure: UploadFailure };

const IDLE: UploadState = { phase: 'idle' };

/**
 * Uploads one picture at a time. `upload` takes a checked file and resolves with the address of the picture, null when it
 * failed or was cancelled. `onFailed` is called once for each failure.
 */
export function useUpload(target: UploadTarget, onFailed: (failure: UploadFailure) => void) {
  const [state, setState] = useState(IDLE);
  const environment = useRelayEnvironment();
  const running = useRef<AbortController | null>(null);

  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    setState(IDLE);
  };

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
      const objectKey = await sendFile(environment, target, file, onProgress, signal);
      onProgress(1);
      const { imageUrl } = accepted(await confirmUpload(environment, target, objectKey, file.size));
      signal.throwIfAborted();
      setState(IDLE);
      return imageUrl;
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
