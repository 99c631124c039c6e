import { join } from 'node:path';
import type {
  AssistantConfig,
  Config,
  GoogleConfig,
  MailConfig,
  PaymentsConfig,
  StorageConfig,
} from '../config.ts';
import { googleCallbackUrl } from '../lib/googleCallbackUrl.ts';
import { keptSecret } from '../lib/keptSecret.ts';
import { stripeWebhookUrl } from '../lib/stripeWebhookUrl.ts';
import type { Teardown } from '../lib/teardown.ts';
import type { Services } from '../services.ts';
import { startGoogleSandbox } from './google/startGoogleSandbox.ts';
import { createMailboxRouter } from './mailbox/createMailboxRouter.ts';
import { startMailbox } from './mailbox/startMailbox.ts';
import { startOpenAiSandbox } from './openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from './s3/startS3Sandbox.ts';
import { startStripeSandbox } from './stripe/startStripeSandbox.ts';

const MAILBOX_PATH = '/_dev/mail';
/** The bucket's port follows the app's, so that pictures keep their address over restarts. */
const S3_PORT_OFFSET = 10;
const GOOGLE_PORT_OFFSET = 11;
/** The same for addresses of Checkout, the portal and invoices. */
const STRIPE_PORT_OFFSET = 12;
const WORD_DELAY_MS = 18;

/** Starts a stand-in on 127.0.0.1 for each service that is not configured. */
export async function startSandbox(config: Config, teardown: Teardown): Promise<Services> {
  const services: Pick<Services, 'standIns' | 'routers'> = { standIns: [], routers: [] };
  return {
    ...services,
    storage: config.storage ?? (await storageStandIn(config, teardown, services)),
    mail: config.mail ?? (await mailStandIn(config, teardown, services)),
    assistant: config.assistant ?? (await assistantStandIn(config, teardown, services)),
    google: config.google ?? (await googleStandIn(config, teardown, services)),
    payments: config.payments ?? (await paymentsStandIn(config, teardown, services)),
  };
}

type Noted = Pick<Services, 'standIns' | 'routers'>;

const directoryOf = (config: Config) => join(config.dataDir, 'sandbox');
const secretOf = (config: Config) => keptSecret(join(directoryOf(config), 'secret'));

async function storageStandIn(config: Config, teardown: Teardown, noted: Noted): Promise<StorageConfig> {
  const settings = {
    bucket: 'forkfront',
    region: 'eu-west-2',
    accessKeyId: 'sandbox',
    secretAccessKey: secretOf(config),
  };
  const port = config.port === 0 ? 0 : config.port + S3_PORT_OFFSET;
  const server = await startS3Sandbox({ ...settings, dir: join(directoryOf(config), 's3'), port });
  teardown.add(() => server.close());
  noted.standIns.push('storage');
  return { ...settings, endpoint: server.endpoint, publicUrl: server.publicUrl };
}

async function mailStandIn(config: Config, teardown: Teardown, noted: Noted): Promise<MailConfig> {
  const mailbox = await startMailbox({ dir: join(directoryOf(config), 'mail'), port: 0 });
  teardown.add(() => mailbox.close());
  noted.standIns.push('mail');
  noted.routers.push({ path: MAILBOX_PATH, router: createMailboxRouter(mailbox) });
  return { smtpUrl: mailbox.smtpUrl, from: config.mailFrom };
}

async function assistantStandIn(config: Config, teardown: Teardown, noted: Noted): Promise<AssistantConfig> {
  const apiKey = secretOf(config);
  const server = await startOpenAiSandbox({ port: 0, apiKey, wordDelayMs: WORD_DELAY_MS });
  teardown.add(() => server.close());
  noted.standIns.push('assistant');
  return { ...config.assistantLimits, apiKey, baseUrl: server.baseUrl };
}

async function googleStandIn(config: Config, teardown: Teardown, noted: Noted): Promise<GoogleConfig> {
  const client = { clientId: 'sandbox', clientSecret: secretOf(config) };
  const server = await startGoogleSandbox({
    ...client,
    port: config.port === 0 ? 0 : config.port + GOOGLE_PORT_OFFSET,
    callbackUrl: googleCallbackUrl(config.publicUrl),
  });
  teardown.add(() => server.close());
  noted.standIns.push('google');
  return { ...client, issuer: server.issuer };
}

async function paymentsStandIn(config: Config, teardown: Teardown, noted: Noted): Promise<PaymentsConfig> {
  const secret = secretOf(config);
  const keys = { secretKey: `sk_test_${secret}`, webhookSecret: `whsec_${secret}` };
  const { host, port, close } = await startStripeSandbox({
    ...keys,
    dir: join(directoryOf(config), 'stripe'),
    port: config.port === 0 ? 0 : config.port + STRIPE_PORT_OFFSET,
    webhookUrl: stripeWebhookUrl(config.publicUrl),
  });
  teardown.add(close);
  noted.standIns.push('payments');
  return { ...keys, api: { protocol: 'http', host, port } };
}
