import { ConfigError, type Config } from '../config.ts';

/** Stand-ins are for one machine: a public address together with one is refused, unless ALLOW_SANDBOX=1. */
export function refuseUnsafeSandbox(config: Config): void {
  const { hostname } = new URL(config.publicUrl);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  if (local || config.allowSandbox) return;
  const missing = [config.mail ? null : 'SMTP_URL', config.storage ? null : 'S3_ACCESS_KEY_ID'].filter(
    Boolean,
  );
  if (missing.length > 0)
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}, but ${missing.join(' and ')} is not set. ` +
        'Configure the real service, or set ALLOW_SANDBOX=1 to run with a stand-in.',
    );
}
