import { Environment, type EnvironmentValues } from './environment.ts';
import { isLoopbackHost } from './lib/isLoopbackHost.ts';
import { StartFailure } from './lib/lifecycle.ts';
import type { Secrets } from './lib/secrets.ts';
import type { PaymentsConfig } from './serviceSettings.ts';

/** The settings of the process. Only `readConfig` reads the environment. */
export type Config = ReturnType<typeof readConfig>;

const FIRST_TOKEN_TIMEOUT_MS = 20_000;
const TOTAL_TIMEOUT_MS = 60_000;
const IMAGE_TIMEOUT_MS = 60_000;
/** Load balancers check every few seconds, so they have seen the announcement by then. */
const PUBLIC_SHUTDOWN_DELAY_SECONDS = 5;

/** The environment is invalid; the message lists all problems. */
export class ConfigError extends StartFailure {}

const isSet = ([, value]: [string, string | undefined]): boolean =>
  value !== undefined && value.trim() !== '';

/** Whether the process runs more than stand-ins for other processes. */
export const runsProduct = ({ roles }: Pick<Config, 'roles'>): boolean =>
  roles.some((role) => role !== 'sandbox');

/** Reads the environment; an empty variable counts as unset. Throws ConfigError with all problems. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(isSet)));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration has problems:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const assistantLimits = {
    model: env.OPENAI_MODEL,
    firstTokenTimeoutMs: FIRST_TOKEN_TIMEOUT_MS,
    totalTimeoutMs: TOTAL_TIMEOUT_MS,
  };
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    port: env.PORT,
    /** Address of the network interface to listen on; null for all. */
    host: env.HOST ?? loopbackOf(publicUrl),
    roles: env.ROLES,
    /** Port of the health checks and metrics; null: none. */
    healthPort: env.HEALTH_PORT ?? null,
    healthHost: env.HEALTH_HOST,
    grocery: {
      port: env.GROCERY_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
      /** Each of them opens the grocery API; null: one that follows from the key of signed links. */
      keys: env.GROCERY_API_KEY ?? null,
    },
    /** Origin of the owner's app and the API, e.g. `http://localhost:5001`. */
    publicUrl,
    /** Host (with port) below which sites live: `<slug>.<commerceDomain>`. */
    commerceDomain: env.COMMERCE_DOMAIN ?? new URL(publicUrl).host,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    /** The database without the pooler that `databaseUrl` leads to; null: there is no pooler. */
    databaseDirectUrl: directUrl(env),
    /** Connections to PostgreSQL of this process; null: it depends on the roles. */
    databasePoolSize: env.DB_POOL_SIZE ?? null,
    storage: storageConfig(env),
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null,
    mailFrom: env.MAIL_FROM,
    /** Receives the messages of visitors. */
    supportEmail: env.SUPPORT_EMAIL,
    /** Addresses of our operators, in lower case; empty: nobody is one. */
    operators: env.OPERATOR_EMAILS,
    workflow: {
      sendProjectUrl: env.WORKFLOW_SEND_PROJECT_URL ?? null,
      changeRequestUrl: env.WORKFLOW_CHANGE_REQUEST_URL ?? null,
    },
    pixels: {
      marketing: pixelConfig(env.MARKETING_PIXEL_ID, env.MARKETING_PIXEL_URL),
      social: pixelConfig(env.SOCIAL_PIXEL_ID, env.SOCIAL_PIXEL_URL),
    },
    assistant: env.OPENAI_API_KEY
      ? {
          ...assistantLimits,
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL ?? null,
          api: env.OPENAI_API ?? null,
        }
      : null,
    assistantLimits,
    imageLimits: { model: env.OPENAI_IMAGE_MODEL, timeoutMs: IMAGE_TIMEOUT_MS },
    google: googleConfig(env),
    payments: paymentsConfig(env),
    geocoder: env.GEOCODER_URL ? { url: env.GEOCODER_URL.replace(/\/+$/, '') } : null,
    /** Number of trusted proxies in front of the server, and so of trusted X-Forwarded-For entries. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Connections of one address at the same time; behind a proxy, its requests at the same time. */
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    /** Keys of signed links: the first signs, both are accepted; null: one is created once and stored in dataDir. */
    appSecrets: secretsOf(env),
    push: {
      /** Private key of web push; null: derived from the key of signed links. */
      privateKey: env.VAPID_PRIVATE_KEY ?? null,
      /** Hosts of push services besides those of the known browsers. */
      hosts: env.PUSH_HOSTS,
    },
    /** Whether the demo restaurants are online. */
    demo: env.DEMO === '1',
    /** Milliseconds between the announcement of a stop at `/readyz` and the end of listening. */
    shutdownDelayMs: 1000 * (env.SHUTDOWN_DELAY_SECONDS ?? shutdownDelaySeconds(publicUrl)),
    allowSandbox: env.ALLOW_SANDBOX === '1',
    sandbox: sandboxConfig(env, publicUrl),
    /** Where traces are sent; null: nowhere. */
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    /** Where unexpected errors are reported; null: in the log only. */
    errorReports: env.SENTRY_DSN
      ? {
          dsn: env.SENTRY_DSN,
          environment: env.SENTRY_ENVIRONMENT ?? new URL(publicUrl).host,
          release: env.SENTRY_RELEASE,
        }
      : null,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  };
}

function secretsOf({ APP_SECRET: [first, ...others] = [] }: EnvironmentValues): Secrets | null {
  return first === undefined ? null : [first, ...others];
}

function directUrl({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: EnvironmentValues) {
  if (direct && !url)
    throw new ConfigError('DATABASE_DIRECT_URL belongs to a DATABASE_URL that leads to a pooler.');
  return direct ?? null;
}

/** A server with a loopback address listens only on loopback. */
function loopbackOf(publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  if (!isLoopbackHost(hostname)) return null;
  return hostname === '[::1]' ? '::1' : '127.0.0.1';
}

/** Addresses of stand-ins that several processes share (the role `sandbox`). */
function sandboxConfig(env: EnvironmentValues, publicUrl: string) {
  const own = env.ROLES.includes('sandbox') ? `http://127.0.0.1:${env.PORT}` : null;
  const url = env.SANDBOX_URL ? new URL(env.SANDBOX_URL).origin : own;
  if (url && !env.APP_SECRET)
    throw new ConfigError(
      'The sandbox needs APP_SECRET: all processes derive the keys of its stand-ins from it.',
    );
  return {
    /** Their origin for browsers and other processes; null: each process has its own stand-ins. */
    url,
    /** Address that the shared stand-ins listen on. */
    host: env.SANDBOX_HOST,
    /** Origin of the api for the stand-in of Stripe. */
    appUrl: (env.SANDBOX_APP_URL ?? publicUrl).replace(/\/$/, ''),
  };
}

/** Without a load balancer, as on a developer's machine, no delay is needed. */
const shutdownDelaySeconds = (publicUrl: string): number =>
  isLoopbackHost(new URL(publicUrl).hostname) ? 0 : PUBLIC_SHUTDOWN_DELAY_SECONDS;

function storageConfig(env: EnvironmentValues) {
  if (!env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY) return null;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`;
  return {
    endpoint,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    publicUrl: (env.S3_PUBLIC_URL ?? `${endpoint}/${env.S3_BUCKET}`).replace(/\/$/, ''),
  };
}

function googleConfig(env: EnvironmentValues) {
  if (!env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) return null;
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.');
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    // Other providers may refuse a request with a value that they do not know.
    prompt: env.GOOGLE_PROMPT ?? (isGoogle(env.GOOGLE_ISSUER) ? 'select_account' : null),
  };
}

const isGoogle = (issuer: string): boolean => new URL(issuer).hostname === 'accounts.google.com';

/** A pixel that lacks its id or its address is off. */
const pixelConfig = (id: string | undefined, url: string | undefined) => (id && url ? { id, url } : null);

function paymentsConfig(env: EnvironmentValues): PaymentsConfig | null {
  if (!env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) return null;
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    api: env.STRIPE_API_URL ? paymentsApi(env.STRIPE_API_URL) : null,
  };
}

/** An address as options of Stripe's SDK. */
export function paymentsApi(address: string): PaymentsConfig['api'] {
  const { protocol, hostname, port } = new URL(address);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? 'https' : 'http',
    // The SDK expects an IPv6 address without brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
  };
}
