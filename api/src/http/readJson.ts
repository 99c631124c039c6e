import express, { type RequestHandler } from 'express';
import { isUtf8Of, JSON_TYPE, sayUtf8 } from './mediaType.ts';

/** Commas and colons between the values of a body: about twice the fields of the largest form, the grid of all prices. */
const MAX_MARKS = 50_000;
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/**
 * Whether a JSON text has more values or levels than any request needs. It is asked before the text is parsed, because
 * an object with 100,000 fields takes longer to parse than a request may take. Linear in the length.
 */
export function isTooComplex(json: Uint8Array): boolean {
  let isText = false;
  let depth = 0;
  let marks = 0;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA || byte === COLON) marks += 1;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (marks > MAX_MARKS || depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * Reads a JSON body in UTF-8 of at most `maxBytes`; a body with too many values or levels gets 400. Other bodies are not read:
 * in UTF-16 the marks of `isTooComplex` are parts of other characters.
 */
export function readJson(maxBytes: number): RequestHandler {
  const read = express.json({
    limit: maxBytes,
    verify: (_request, _response, body) => {
      if (isTooComplex(body)) throw Object.assign(new Error('The body is too complex.'), { status: 400 });
    },
  });
  return (request, response, next) => {
    const isJson = isUtf8Of(JSON_TYPE, request.headers['content-type']);
    if (isJson) {
      sayUtf8(JSON_TYPE, request);
      return read(request, response, next);
    }
    // As its parser leaves the bodies of other types.
    if (!('body' in request)) Object.assign(request, { body: undefined });
    return next();
  };
}
