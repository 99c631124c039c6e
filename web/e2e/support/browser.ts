import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A Chromium and the environment it needs. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const INSTALLED = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the journeys: CHROMIUM_PATH, else an installed Chrome or Chromium, else the one from npm. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: environment() } : npmBrowser();
}

/** Chromium of @sparticuz/chromium, unpacked once into the project's cache. */
async function npmBrowser(): Promise<Browser> {
  const manifest = readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Libraries that a minimal Linux lacks, and a font.
    env: {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Unpacks beside `folder` first, so that `folder` is never incomplete. */
async function unpack(folder: string): Promise<void> {
  const before = { ...process.env };
  const beside = `${folder}.${process.pid}`;
  await mkdir(beside, { recursive: true });
  try {
    // The package reads these on import: the target folder, and whether to unpack its libraries.
    process.env['TMPDIR'] = beside;
    process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await writeFile(join(beside, 'fonts', 'fonts.conf'), fontsOf(folder));
    await rename(beside, folder);
  } finally {
    // The browser's libraries must not be loaded by the servers that tests start.
    for (const name of TOUCHED) restore(name, before[name]);
    await rm(beside, { recursive: true, force: true });
  }
}

/** The package's own configuration expects its font in /tmp. */
const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Variables that the package reads or sets on import. */
const TOUCHED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
