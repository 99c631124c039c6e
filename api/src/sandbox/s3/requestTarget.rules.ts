import { fail, ok, type Result } from '../../lib/result.ts';
import { S3Error } from './s3Error.ts';

export interface RequestTarget {
  /** Decoded, with its leading slash. */
  path: string;
  /** Decoded pairs, each name once. */
  query: ReadonlyMap<string, string>;
}

/** Takes the request line's target apart. Refuses what is not an encoded path, and names given twice. */
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
