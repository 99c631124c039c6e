import pino, { type Logger } from 'pino';

/** JSON logs without secrets and without people's addresses. */
export function createLog(level: string): Logger {
  return pino({
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
      censor: '[redacted]',
    },
  });
}
