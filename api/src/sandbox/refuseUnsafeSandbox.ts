import { ConfigError, type Config } from '../config.ts';
import { isLoopbackHost } from '../lib/isLoopbackHost.ts';

const LIST = new Intl.ListFormat('en-GB');

/** Stand-ins are for one machine: a public address together with one is refused, unless ALLOW_SANDBOX=1. */
export function refuseUnsafeSandbox(config: Config): void {
  if (isLoopbackHost(new URL(config.publicUrl).hostname) || config.allowSandbox) return;
  const missing = [
    config.mail ? null : 'SMTP_URL',
    config.storage ? null : 'S3_ACCESS_KEY_ID',
    config.google ? null : 'GOOGLE_CLIENT_ID',
    config.payments ? null : 'STRIPE_SECRET_KEY',
  ].filter((name) => name !== null);
  if (missing.length > 0)
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}, but ${LIST.format(missing)} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
        'Configure the real service, or set ALLOW_SANDBOX=1 to run with a stand-in.',
    );
}
