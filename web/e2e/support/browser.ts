import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium/package.json' with { type: 'json' };

/** A Chromium and the environment it needs. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const CACHE = fileURLToPath(new URL(`../../../.cache/chromium-${sparticuz.version}`, import.meta.url));

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const INSTALLED = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const environment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The browser for the journeys: CHROMIUM_PATH, else an installed Chrome or Chromium, else the one from npm. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: environment() } : npmBrowser();
}

/** Unpacks the browser of @sparticuz/chromium, with the libraries that a bare Linux lacks, into the project's cache. */
async function npmBrowser(): Promise<Browser> {
  const before = { ...process.env };
  const unpacked = join(CACHE, 'unpacked');
  await mkdir(CACHE, { recursive: true });
  try {
    // The package looks at these while it is imported: where to unpack, and whether to bring its own libraries.
    process.env['TMPDIR'] = CACHE;
    process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = existsSync(unpacked) ? join(CACHE, 'chromium') : await unpack(chromium);
    await writeFile(unpacked, '');
    const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
    return { executablePath, env: { ...environmentOf(before), LD_LIBRARY_PATH, FONTCONFIG_PATH } };
  } finally {
    // Those libraries are for the browser alone: servers that the tests start would stumble over them.
    process.env = before;
  }
}
