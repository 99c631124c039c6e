import type { IncomingMessage } from 'node:http';
import { newId } from '../lib/ids.ts';

const ids = new WeakMap<IncomingMessage, string>();

/** The id under which this request is logged; users are given it as a reference. */
export function requestId(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) {
    id = newId();
    ids.set(request, id);
  }
  return id;
}
