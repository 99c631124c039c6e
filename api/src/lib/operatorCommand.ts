import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The programs of the operator's commands, beside `main.ts`. */
const PROGRAMS = {
  site: 'siteCommand',
  jobs: 'manageJobs',
  reports: 'reportsCommand',
  backup: 'backupCommand',
  restore: 'restoreCommand',
} as const;

const SOURCES = resolve(import.meta.dirname, '../../src');

/** How an operator runs a command: `npm run site --`, or in an image, which has no sources, the built program. */
export const operatorCommand = (name: keyof typeof PROGRAMS, sources = SOURCES): string =>
  existsSync(sources) ? `npm run ${name} --` : `node api/dist/${PROGRAMS[name]}.js`;
