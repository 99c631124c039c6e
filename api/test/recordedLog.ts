import type { Logger } from 'pino';
import { createLog } from '../src/log.ts';

export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** The product's log with its written lines as objects. */
export function recordedLog(level = 'info'): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
}
