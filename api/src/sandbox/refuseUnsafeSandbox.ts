import { ConfigError, type Config } from '../config.ts';
import { isLoopbackHost } from '../lib/isLoopbackHost.ts';

const LIST = new Intl.ListFormat('en-GB');

const isPublic = (url: string): boolean => !isLoopbackHost(new URL(url).hostname);

/** Stand-ins are for one machine: a public address together with one is refused, unless ALLOW_SANDBOX=1. */
export function refuseUnsafeSandbox(config: Config): void {
  if (config.allowSandbox) return;
  const missing = [
    config.mail ? null : 'SMTP_URL',
    config.storage ? null : 'S3_ACCESS_KEY_ID',
    config.google ? null : 'GOOGLE_CLIENT_ID',
    config.payments ? null : 'STRIPE_SECRET_KEY',
  ].filter((name) => name !== null);
  if (isPublic(config.publicUrl) && missing.length > 0)
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}, but ${LIST.format(missing)} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
        'Configure the real service, or set ALLOW_SANDBOX=1 to run with a stand-in.',
    );
  if (config.sandbox.url && isPublic(config.sandbox.url))
    throw new ConfigError(
      `SANDBOX_URL is ${config.sandbox.url}, which is not an address of this machine. ` +
        'Set ALLOW_SANDBOX=1 to let everybody use the stand-ins.',
    );
}
