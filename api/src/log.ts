import pino, { type DestinationStream, type Logger } from 'pino';

/** A JSON escape, which must not change, or an email address. */
const ADDRESS = /(\\u[\da-f]{4}|\\.)|[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,255}/giu;
const CENSOR = '[redacted]';

/** A text without email addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (_found, escape?: string) => escape ?? CENSOR);

/** Learns of each line that is logged, with its fields, e.g. to count the unexpected errors. */
export type LogWatch = (fields: unknown, message: unknown) => void;

/**
 * JSON logs without secrets and email addresses, which messages of other servers may contain too. `destination` defaults
 * to the standard output.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  watch: LogWatch = () => undefined,
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
        watch(given[0], given[1]);
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
