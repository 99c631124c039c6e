import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { isLoopbackHost } from './lib/isLoopbackHost.ts';
import { readDsn } from './lib/sentryDsn.ts';

export type Role = 'api' | 'worker' | 'grocery' | 'sandbox';

const ROLES: readonly string[] = ['api', 'worker', 'grocery', 'sandbox'] satisfies Role[];
const isRole = (name: string): name is Role => ROLES.includes(name);

const text = z.string().trim().min(1);
const optional = text.optional();
const port = z.coerce.number().int().min(0).max(65535);
/** Shorter keys could be guessed. */
const MIN_KEY_LENGTH = 20;
const MAX_KEYS = 2;
const MIN_SECRET_LENGTH = 32;

/** Secrets go to these addresses, so the connection must be encrypted. */
const trustedAddress = z.url({ protocol: /^https?$/ }).refine((url) => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || isLoopbackHost(parsed?.hostname ?? '');
}, 'must be https');

const isPrivateKey = (text: string): boolean => {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false; // zero, or above the order of the curve
  }
};

const webAddress = z.url({ protocol: /^https?$/ }).optional();
/** Paths are appended to it, and requests cannot carry its user and password. */
const modelAddress = z.url({ protocol: /^https?$/ }).refine((url) => {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.username + parsed.password + parsed.search + parsed.hash === '';
}, 'must be an address without user, password and query');
/** Its origin becomes part of a Content-Security-Policy, so it must not end a directive. */
const pixelAddress = z.url({ protocol: /^https?$/, hostname: /^[\w.-]+$|^\[[\da-f:]+\]$/i }).optional();
/** Origin of the sandbox; its stand-ins use the ports above this one. */
const sandboxAddress = trustedAddress.refine((url) => {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.port !== '' && parsed.pathname === '/';
}, 'must be an origin with a port, e.g. http://sandbox.localhost:5100');

/** Every variable with its default and its format. An empty variable counts as unset. Only `config.ts` reads it. */
export const Environment = z.object({
  PORT: port.default(5001),
  HOST: optional,
  ROLES: text.default('api,worker,grocery').transform((value, context) => {
    const roles = value.split(',').map((role) => role.trim());
    const known = roles.filter(isRole);
    if (known.length !== roles.length)
      context.addIssue({ code: 'custom', message: 'must be a list of api, worker, grocery and sandbox' });
    return known;
  }),
  GROCERY_PORT: port.optional(),
  /** Port of the health checks and metrics of this process. */
  HEALTH_PORT: port.optional(),
  HEALTH_HOST: text.default('127.0.0.1'),
  GROCERY_API_KEY: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine(
      (keys) =>
        keys.length <= MAX_KEYS &&
        keys.every((key) => key.length >= MIN_KEY_LENGTH && /^[\x21-\x7e]+$/.test(key)),
      `must be one key, or two separated by a comma, each of ${MIN_KEY_LENGTH} or more characters without spaces`,
    )
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  COMMERCE_DOMAIN: optional,
  DATA_DIR: text.default('.data'),
  DATABASE_URL: optional,
  /** The same database without a pooler, for migrations, events and jobs. */
  DATABASE_DIRECT_URL: optional,
  /** Connections to PostgreSQL of this process. */
  DB_POOL_SIZE: z.coerce.number().int().min(20).max(1000).optional(),
  S3_ENDPOINT: optional,
  S3_REGION: text.default('eu-west-2'),
  S3_BUCKET: text.default('forkfront'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: text.default('Forkfront <orders@forkfront.example>'),
  SUPPORT_EMAIL: z.email().default('support@forkfront.example'),
  /** E-mail addresses of the accounts of our staff, who see and answer requests for a redesign. */
  OPERATOR_EMAILS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be a list of email addresses'))),
  WORKFLOW_SEND_PROJECT_URL: webAddress,
  WORKFLOW_CHANGE_REQUEST_URL: webAddress,
  MARKETING_PIXEL_ID: optional,
  MARKETING_PIXEL_URL: pixelAddress,
  SOCIAL_PIXEL_ID: optional,
  SOCIAL_PIXEL_URL: pixelAddress,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: modelAddress.optional(),
  OPENAI_API: z.enum(['responses', 'chat']).optional(),
  OPENAI_MODEL: text.default('gpt-5-mini'),
  OPENAI_IMAGE_MODEL: text.default('gpt-image-2.5-flare'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: trustedAddress.default('https://accounts.google.com'),
  /** `none` would allow no page at all. */
  GOOGLE_PROMPT: z
    .string()
    .regex(
      /^(?!.*\bnone\b)[a-z_]+(?: [a-z_]+)*$/,
      'must be names such as select_account or login, separated by spaces',
    )
    .optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: trustedAddress.optional(),
  GEOCODER_URL: trustedAddress.optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, 'must be a private key of the curve P-256 in base64url (43 characters)')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(100_000).default(100),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  APP_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) =>
        secrets.length <= MAX_KEYS && secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH),
      `must be one secret, or two separated by a comma, each of ${MIN_SECRET_LENGTH} or more characters`,
    )
    .optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  SANDBOX_URL: sandboxAddress.optional(),
  SANDBOX_HOST: text.default('127.0.0.1'),
  SANDBOX_APP_URL: webAddress,
  /** A collector of traces, by OTLP and HTTP. Its headers are `OTEL_EXPORTER_OTLP_HEADERS`, which the exporter reads. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_SERVICE_NAME: text.default('forkfront'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where unexpected errors are reported, by Sentry's protocol. */
  SENTRY_DSN: z
    .string()
    .refine((dsn) => readDsn(dsn) !== null, 'must be the address of a project: https://<key>@<host>/<number>')
    .optional(),
  SENTRY_ENVIRONMENT: optional,
  SENTRY_RELEASE: text.default('forkfront'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: optional,
});

export type EnvironmentValues = z.infer<typeof Environment>;
