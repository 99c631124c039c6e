import { fail, ok, type Result } from '../../src/lib/result.ts';
import { S3Error } from './s3Error.ts';

interface RequestTarget {
  /** Decoded, with its leading slash. */
  path: string;
  /** Decoded pairs, each name once. */
  query: ReadonlyMap<string, string>;
}

/** Parses the target of the request line. Refuses an invalid encoding and repeated names. */
export function parseRequestTarget(target: string): Result<RequestTarget, S3Error> {
  if (!target.startsWith('/')) return fail(new S3Error('InvalidURI', 'The request target is not a path.'));
  const question = target.indexOf('?');
  const rawPath = question < 0 ? target : target.slice(0, question);
  const rawQuery = question < 0 ? '' : target.slice(question + 1);
  const query = new Map<string, string>();
  try {
    for (const pair of rawQuery.split('&').filter((text) => text !== '')) {
      const equals = pair.indexOf('=');
      const name = decodeURIComponent(equals < 0 ? pair : pair.slice(0, equals));
      if (query.has(name)) return fail(new S3Error('InvalidArgument', `${name} is given more than once.`));
      query.set(name, equals < 0 ? '' : decodeURIComponent(pair.slice(equals + 1)));
    }
    return ok({ path: decodeURIComponent(rawPath), query });
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return fail(new S3Error('InvalidURI', 'The request target is not properly encoded.'));
  }
}

/** The parts of an HTTP request that a signature covers. */
export interface SignableRequest extends RequestTarget {
  method: string;
  /** Lower-case names; repeated headers joined with a comma. */
  headers: ReadonlyMap<string, string>;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const encodePath = (path: string): string => path.split('/').map(encode).join('/');

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function canonicalQuery(query: ReadonlyMap<string, string>): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => ({ name: encode(name), value: encode(value) }))
    .sort((a, b) => byCodeUnit(a.name, b.name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
}

/**
 * The canonical request of AWS Signature Version 4 in its S3 dialect: the path is encoded once and not normalised.
 * A signed header that the request does not have counts as empty, so its signature cannot match.
 */
export function canonicalRequest(
  request: SignableRequest,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const names = [...signedHeaders].sort(byCodeUnit);
  const headers = names.map((name) => {
    const value = (request.headers.get(name) ?? '').trim().replace(/ +/g, ' ');
    return `${name}:${value}\n`;
  });
  return [
    request.method,
    encodePath(request.path),
    canonicalQuery(request.query),
    headers.join(''),
    names.join(';'),
    payloadHash,
  ].join('\n');
}
