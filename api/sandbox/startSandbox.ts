import { createServer } from 'node:http';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { type Config, paymentsApi } from '../src/config.ts';
import type {
  AssistantConfig,
  GeocoderConfig,
  GoogleConfig,
  MailConfig,
  PaymentsConfig,
  StorageConfig,
} from '../src/serviceSettings.ts';
import { googleCallbackUrl, stripeWebhookUrl } from '../src/lib/callbackUrls.ts';
import { isLoopbackHost } from '../src/lib/isLoopbackHost.ts';
import { keptSecret, sign } from '../src/lib/secrets.ts';
import type { Services, StandIns } from '../src/services.ts';
import { startGeocoderSandbox } from './geocoder/startGeocoderSandbox.ts';
import { startGoogleSandbox } from './google/startGoogleSandbox.ts';
import { listenAt, type StandInPlace } from './listenOnLoopback.ts';
import { createMailboxRouter } from './mailbox/createMailboxRouter.ts';
import { startMailbox } from './mailbox/startMailbox.ts';
import { startOpenAiSandbox } from './openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from './s3/startS3Sandbox.ts';
import { startStripeSandbox } from './stripe/startStripeSandbox.ts';

interface SandboxPages {
  /** Its origin for browsers. */
  url: string;
  /** Address to listen on. */
  host: string;
  port: number;
  routers: Services['routers'];
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Serves the pages of stand-ins without an app, and `/healthz` and `/readyz` for its container. */
async function serveSandboxPages({
  url,
  host,
  port,
  routers,
}: SandboxPages): Promise<{ close(): Promise<void> }> {
  const app = express();
  app.disable('x-powered-by');
  // A foreign page can point its own host name here (DNS rebinding); its requests carry that name.
  app.use((request, response, next) => {
    const { hostname } = new URL(url);
    if (request.hostname === hostname || isLoopbackHost(request.hostname)) next();
    else response.status(421).json({ message: 'Unknown host.' });
  });
  app.get(['/healthz', '/readyz'], (_request, response) => void response.json({ ok: true }));
  for (const { path, router } of routers) app.use(path, router);
  app.use((_request, response) => void response.status(404).json({ message: 'Not found.' }));
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    app,
  );
  await listenAt(server, { port, shared: { host, origin: url } });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}

const MAILBOX_PATH = '/_dev/mail';
/**
 * Port offsets from the app's port, or from that of SANDBOX_URL. They are fixed, so that addresses of pictures,
 * Checkout, the portal and invoices stay valid after a restart.
 */
const PORT_OFFSETS = { storage: 10, google: 11, payments: 12, mail: 13, assistant: 14, geocoder: 15 };
const WORD_DELAY_MS = 18;

type StandIn = Services['standIns'][number];
type Started = { origin: string; close: () => unknown };

/** Shared parts of the stand-ins of this process. */
interface Sandbox {
  config: Config;
  dir: string;
  /** Secret of the stand-ins; all processes that share them derive the same one. */
  secret: string;
  routers: Services['routers'];
  /** The origin of a stand-in: starts it with `start` unless the process with the role `sandbox` runs it. */
  originOf(name: StandIn, start: (place: StandInPlace) => Promise<Started>): Promise<string>;
}

/**
 * Provides a stand-in for each service that is not configured: one of this process on 127.0.0.1, or the shared one of
 * the role `sandbox`.
 */
export const startSandbox: StandIns['startSandbox'] = async (config, teardown) => {
  const { standIns, routers }: Pick<Services, 'standIns' | 'routers'> = { standIns: [], routers: [] };
  const { url, host } = config.sandbox;
  const isRunHere = url === null || config.roles.includes('sandbox');
  const dir = join(config.dataDir, 'sandbox');
  const sandbox: Sandbox = {
    config,
    dir,
    secret:
      url && config.appSecrets ? sign(config.appSecrets[0], 'sandbox') : keptSecret(join(dir, 'secret')),
    routers,
    async originOf(name, start) {
      standIns.push(name);
      const place = url ? sharedPlace(name, url, host) : ownPlace(name, config.port);
      if (!isRunHere && place.shared) return place.shared.origin;
      const { origin, close } = await start(place);
      teardown.add(close);
      return origin;
    },
  };
  const services = {
    storage: config.storage ?? (await storageStandIn(sandbox)),
    mail: config.mail ?? (await mailStandIn(sandbox, isRunHere)),
    assistant: config.assistant ?? (await assistantStandIn(sandbox)),
    google: config.google ?? (await googleStandIn(sandbox)),
    payments: config.payments ?? (await paymentsStandIn(sandbox)),
    geocoder: config.geocoder ?? (await geocoderStandIn(sandbox)),
  };
  if (config.roles.includes('sandbox') && !config.roles.includes('api')) {
    const pages = await serveSandboxPages({ url: url ?? '', host, port: config.port, routers });
    teardown.add(() => pages.close());
  }
  return { ...services, standIns, routers };
};

function ownPlace(name: StandIn, port: number): StandInPlace {
  // Only programs use the others, so any port will do.
  const isSeenByPeople = name === 'storage' || name === 'google' || name === 'payments';
  return { port: isSeenByPeople && port !== 0 ? port + PORT_OFFSETS[name] : 0 };
}

function sharedPlace(name: StandIn, url: string, host: string): StandInPlace {
  const origin = new URL(url);
  const port = Number(origin.port) + PORT_OFFSETS[name];
  origin.port = String(port);
  return { port, shared: { host, origin: origin.origin } };
}

async function storageStandIn({ dir, secret, originOf }: Sandbox): Promise<StorageConfig> {
  const settings = {
    bucket: 'forkfront',
    region: 'eu-west-2',
    accessKeyId: 'sandbox',
    secretAccessKey: secret,
  };
  const endpoint = await originOf('storage', async (place) => {
    const server = await startS3Sandbox({ ...settings, ...place, dir: join(dir, 's3') });
    return { origin: server.endpoint, close: () => server.close() };
  });
  return { ...settings, endpoint, publicUrl: `${endpoint}/${settings.bucket}` };
}

async function mailStandIn(
  { config, dir, routers, originOf }: Sandbox,
  isRunHere: boolean,
): Promise<MailConfig> {
  const origin = await originOf('mail', async (place) => {
    const mailbox = await startMailbox({ ...place, dir: join(dir, 'mail') });
    routers.push({ path: MAILBOX_PATH, router: createMailboxRouter(mailbox) });
    return { origin: mailbox.smtpUrl, close: () => mailbox.close() };
  });
  // People use one address for the inbox, whichever process stores it.
  if (!isRunHere) routers.push({ path: MAILBOX_PATH, router: leadTo(config.sandbox.url ?? '') });
  return { smtpUrl: `smtp://${new URL(origin).host}`, from: config.mailFrom };
}

async function assistantStandIn({ config, secret, originOf }: Sandbox): Promise<AssistantConfig> {
  const origin = await originOf('assistant', async (place) => {
    const server = await startOpenAiSandbox({ ...place, apiKey: secret, wordDelayMs: WORD_DELAY_MS });
    return { origin: new URL(server.baseUrl).origin, close: () => server.close() };
  });
  return { ...config.assistantLimits, apiKey: secret, baseUrl: `${origin}/v1`, api: 'responses' };
}

async function googleStandIn({ config, secret, originOf }: Sandbox): Promise<GoogleConfig> {
  const client = { clientId: 'sandbox', clientSecret: secret };
  const callbackUrl = googleCallbackUrl(config.publicUrl);
  const issuer = await originOf('google', async (place) => {
    const server = await startGoogleSandbox({ ...client, ...place, callbackUrl });
    return { origin: server.issuer, close: () => server.close() };
  });
  return { ...client, issuer, prompt: 'select_account' };
}

async function paymentsStandIn({ config, dir, secret, originOf }: Sandbox): Promise<PaymentsConfig> {
  const keys = { secretKey: `sk_test_${secret}`, webhookSecret: `whsec_${secret}` };
  const webhookUrl = stripeWebhookUrl(config.sandbox.appUrl);
  const origin = await originOf('payments', async (place) => {
    const server = await startStripeSandbox({ ...keys, ...place, dir: join(dir, 'stripe'), webhookUrl });
    return { origin: server.baseUrl, close: () => server.close() };
  });
  return { ...keys, api: paymentsApi(origin) };
}

async function geocoderStandIn({ originOf }: Sandbox): Promise<GeocoderConfig> {
  return { url: await originOf('geocoder', startGeocoderSandbox) };
}

/** Redirects to the same path at another origin. */
function leadTo(origin: string): Router {
  return Router().use((request: Request, response: Response) =>
    response.redirect(307, `${origin}${request.originalUrl}`),
  );
}
