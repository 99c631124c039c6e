import pino, { type DestinationStream, type Logger } from 'pino';

/** An escape of JSON, to be left whole, or an e-mail address. */
const ADDRESS = /(\\u[\da-f]{4}|\\.)|[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,255}/giu;
const CENSOR = '[redacted]';

/** A text without people's addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (_found, escape?: string) => escape ?? CENSOR);

/**
 * JSON logs without secrets and without people's addresses; those stand in other servers' sentences too, such as a mail
 * server's refusal. To the standard output without a destination.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
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
    hooks: { streamWrite: (line) => (line.includes('@') ? withoutAddresses(line) : line) },
  };
  if (destination) return pino(options, destination);
  // One asynchronous system call writes many lines under load; the rest is written at the end of the process.
  const output = pino.destination({ sync: false });
  // On a full disk a line is lost; without a listener the process would end.
  output.on('error', () => undefined);
  return pino(options, output);
}
