import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, type Config } from './config.ts';
import { isLoopbackHost } from './lib/isLoopbackHost.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import type { Service, Services, StandIns } from './services.ts';

const LIST = new Intl.ListFormat('en-GB');

const MIN_DIFFERENT_CHARACTERS = 8;
/** The alphabet, digits and keyboard rows, in which a run of letters is no choice. */
const RUNS = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';
const LONGEST_RUN = 5;

/**
 * Whether a secret has few different characters, repeats a shorter text, or has a long run of neighbours: `abcdefgh` four
 * times. A text that a person made up can still be guessed.
 */
export function canBeGuessed(secret: string): boolean {
  if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS) return true;
  if ((secret + secret).slice(1, -1).includes(secret)) return true;
  const small = secret.toLowerCase();
  for (let at = 0; at + LONGEST_RUN < small.length; at += 1)
    if (RUNS.includes(small.slice(at, at + LONGEST_RUN + 1))) return true;
  return false;
}
/** Passwords of published examples. */
const KNOWN_SECRETS = new Set(['forkfront-secret', 'forkfront', 'minioadmin']);

/** The (first) variable that configures each service. */
const SETTINGS: Record<Service, string> = {
  mail: 'SMTP_URL',
  storage: 'S3_ACCESS_KEY_ID',
  google: 'GOOGLE_CLIENT_ID',
  payments: 'STRIPE_SECRET_KEY',
  assistant: 'OPENAI_API_KEY',
  geocoder: 'GEOCODER_URL',
};

/** Services whose stand-ins must not run on a public address. */
const REAL_IN_PUBLIC: Service[] = ['mail', 'storage', 'google', 'payments'];
const ALL: Service[] = [...REAL_IN_PUBLIC, 'assistant', 'geocoder'];

/**
 * The program of the stand-ins: its source when this file runs from source (development, tests), otherwise the built one.
 * The path is computed, so that the build of the product does not include it.
 */
const STAND_INS = resolve(
  import.meta.dirname,
  import.meta.url.endsWith('.ts') ? '../sandbox/startSandbox.ts' : '../dist-sandbox/sandbox/startSandbox.js',
);

const isPublic = (url: string): boolean => !isLoopbackHost(new URL(url).hostname);

/** The services that are not configured, as "A and B are not set"; null when there are none. */
function notSet(config: Config, services: Service[]): string | null {
  const names = services.filter((service) => config[service] === null).map((service) => SETTINGS[service]);
  return names.length > 0 ? `${LIST.format(names)} ${names.length === 1 ? 'is' : 'are'} not set` : null;
}

/**
 * Refuses unsafe settings with a public address, unless ALLOW_SANDBOX=1: stand-ins, unencrypted connections and secrets
 * that can be guessed. Throws a ConfigError with all problems.
 */
export function refuseUnsafeSandbox(config: Config): void {
  if (config.allowSandbox) return;
  if (config.sandbox.url && isPublic(config.sandbox.url))
    throw new ConfigError(
      `SANDBOX_URL is ${config.sandbox.url}, which is not an address of this machine. ` +
        'Set ALLOW_SANDBOX=1 to let everybody use the stand-ins.',
    );
  if (!isPublic(config.publicUrl)) return;
  const missing = notSet(config, REAL_IN_PUBLIC);
  const problems = [
    missing !== null && `${missing}. Configure the real service.`,
    new URL(config.publicUrl).protocol === 'http:' &&
      'it begins with http://, so passwords are sent unencrypted. Use https://.',
    config.appSecrets?.some(canBeGuessed) &&
      'APP_SECRET can be guessed. Generate one with: openssl rand -hex 32',
    config.storage &&
      KNOWN_SECRETS.has(config.storage.secretAccessKey) &&
      'S3_SECRET_ACCESS_KEY is an example value. Choose your own.',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length === 0) return;
  throw new ConfigError(
    `PUBLIC_URL is ${config.publicUrl}, but ${problems.join('\n  Also: ')}\n` +
      'To start with these settings on a network that you trust, set ALLOW_SANDBOX=1.',
  );
}

/**
 * The configured services, with a stand-in for each missing one. `program` starts the stand-ins; the image of a public
 * server does not have it. Throws StartFailure when stand-ins are needed but the program is missing.
 */
export async function outsideServices(
  config: Config,
  teardown: Teardown,
  program = STAND_INS,
): Promise<Services> {
  const { storage, mail, assistant, google, payments, geocoder, roles } = config;
  if (storage && mail && assistant && google && payments && geocoder && !roles.includes('sandbox'))
    return { storage, mail, assistant, google, payments, geocoder, standIns: [], routers: [] };
  if (!existsSync(program))
    throw new StartFailure(
      `${notSet(config, ALL) ?? 'ROLES names sandbox'}, but this build has no stand-ins. Configure the real services, ` +
        'or use a build that has stand-ins (npm start, or the target sandbox of api/Dockerfile).',
    );
  const { startSandbox } = (await import(pathToFileURL(program).href)) as StandIns;
  return startSandbox(config, teardown);
}
