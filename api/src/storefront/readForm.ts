import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '../lib/result.ts';
import { messages } from './messages.ts';

const MAX_BYTES = 64 * 1024;
const FORM = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** Why a form was not read. */
export interface FormProblem {
  status: 400 | 413 | 415;
  message: string;
}

/** Reads an urlencoded form in UTF-8. A body that is too large is left unread: close the connection. */
export async function readForm(request: IncomingMessage): Promise<Result<URLSearchParams, FormProblem>> {
  const { headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!FORM.test(headers['content-type'] ?? '') || encoding !== 'identity')
    return fail({ status: 415, message: messages.notAForm });
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES)
    return fail({ status: 413, message: messages.tooLarge });
  const chunks: Buffer[] = [];
  let size = 0;
  // `for await` would destroy the request on leaving, and the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) return fail({ status: 413, message: messages.tooLarge });
    chunks.push(chunk as Buffer);
  }
  try {
    return ok(new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))));
  } catch {
    return fail({ status: 400, message: messages.notReadable });
  }
}
