import { ConfigError, type Config } from '../config.ts';
import { isLoopbackHost } from '../lib/isLoopbackHost.ts';

const LIST = new Intl.ListFormat('en-GB');

/** A random text of 32 characters has more different ones, even in hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8;
/** Passwords that were printed in examples. */
const KNOWN_SECRETS = new Set(['forkfront-secret', 'forkfront', 'minioadmin']);

const isPublic = (url: string): boolean => !isLoopbackHost(new URL(url).hostname);

/**
 * Refuses what is for one machine alone together with a public address, unless ALLOW_SANDBOX=1: stand-ins, connections that
 * anybody on the way can read, and secrets that can be guessed. Throws a ConfigError with all problems.
 */
export function refuseUnsafeSandbox(config: Config): void {
  if (config.allowSandbox) return;
  if (config.sandbox.url && isPublic(config.sandbox.url))
    throw new ConfigError(
      `SANDBOX_URL is ${config.sandbox.url}, which is not an address of this machine. ` +
        'Set ALLOW_SANDBOX=1 to let everybody use the stand-ins.',
    );
  if (!isPublic(config.publicUrl)) return;
  const missing = [
    config.mail ? null : 'SMTP_URL',
    config.storage ? null : 'S3_ACCESS_KEY_ID',
    config.google ? null : 'GOOGLE_CLIENT_ID',
    config.payments ? null : 'STRIPE_SECRET_KEY',
  ].filter((name) => name !== null);
  const problems = [
    missing.length > 0 &&
      `${LIST.format(missing)} ${missing.length === 1 ? 'is' : 'are'} not set. Configure the real service.`,
    new URL(config.publicUrl).protocol === 'http:' &&
      'it begins with http://, so that passwords can be read on the way. Use https://.',
    config.appSecret !== null &&
      new Set(config.appSecret).size < MIN_DIFFERENT_CHARACTERS &&
      'APP_SECRET can be guessed. Make one with: openssl rand -hex 32',
    config.storage &&
      KNOWN_SECRETS.has(config.storage.secretAccessKey) &&
      'S3_SECRET_ACCESS_KEY is the one of an example. Choose your own.',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length === 0) return;
  throw new ConfigError(
    `PUBLIC_URL is ${config.publicUrl}, but ${problems.join('\n  Also: ')}\n` +
      'To run it like this all the same, on a network you trust, set ALLOW_SANDBOX=1.',
  );
}
