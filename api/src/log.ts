import pino, { type DestinationStream, type Logger } from 'pino';

/** A JSON escape, which must not change, or an email address. */
const ADDRESS = /(\\u[\da-f]{4}|\\.)|[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,255}/giu;
const CENSOR = '[redacted]';

/** A text without email addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (_found, escape?: string) => escape ?? CENSOR);

const UNEXPECTED_ERROR = 'unexpected error';

/** What the log says of an error that nobody foresaw. */
export interface UnexpectedError {
  err: unknown;
  /** The reference that the person was shown. */
  requestId: string;
  /** Default: the server. */
  where?: 'server' | 'browser';
  /** The route of the page on which a browser's error happened. */
  page?: string;
  [more: string]: unknown;
}

/** Logs an error that nobody foresaw; it is counted and reported too. */
export const logUnexpected = (log: Logger, error: UnexpectedError): void =>
  log.error(error, UNEXPECTED_ERROR);

/**
 * JSON logs without secrets and email addresses, which messages of other servers may contain too. `destination` defaults
 * to the standard output. `onUnexpected` is called for each unexpected error.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  onUnexpected: (error: UnexpectedError) => void = () => undefined,
): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'token',
        'password',
        'email',
        'claimToken',
        'authorization',
        '*.token',
        '*.password',
        '*.email',
      ].concat(['*.claimToken', 'req.headers.authorization', 'req.headers.cookie']),
      censor: CENSOR,
    },
    hooks: {
      streamWrite: (line) => (line.includes('@') ? withoutAddresses(line) : line),
      logMethod(given, method) {
        const [fields, message]: unknown[] = given;
        if (message === UNEXPECTED_ERROR && isUnexpected(fields)) onUnexpected(fields);
        method.apply(this, given);
      },
    },
  };
  if (destination) return pino(options, destination);
  // Under load one asynchronous system call writes many lines; the rest is written when the process ends.
  const output = pino.destination({ sync: false });
  // On a full disk lines are lost; without a listener the process would end.
  output.on('error', () => undefined);
  return pino(options, output);
}

const isUnexpected = (fields: unknown): fields is UnexpectedError =>
  typeof fields === 'object' && fields !== null && 'err' in fields && 'requestId' in fields;
