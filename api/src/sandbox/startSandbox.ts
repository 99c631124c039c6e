import { join } from 'node:path';
import type { Router } from 'express';
import type { AssistantConfig, Config, MailConfig, StorageConfig } from '../config.ts';
import { keptSecret } from '../lib/keptSecret.ts';
import { createMailboxRouter } from './mailbox/createMailboxRouter.ts';
import { startMailbox } from './mailbox/startMailbox.ts';
import { startOpenAiSandbox } from './openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from './s3/startS3Sandbox.ts';

const MAILBOX_PATH = '/_dev/mail';
const S3_PORT_OFFSET = 10;
const WORD_DELAY_MS = 18;

/** The settings of every outside service, real or stand-in. */
export interface Services {
  storage: StorageConfig;
  mail: MailConfig;
  assistant: AssistantConfig;
  /** Names of the services that are stand-ins. */
  standIns: string[];
  routers: { path: string; router: Router }[];
  close(): Promise<void>;
}

/** Starts a stand-in on 127.0.0.1 for each service that is not configured. */
export async function startSandbox(config: Config): Promise<Services> {
  const directory = join(config.dataDir, 'sandbox');
  const secret = keptSecret(join(directory, 'secret'));
  const closers: (() => Promise<void>)[] = [];
  const routers: Services['routers'] = [];
  const standIns: string[] = [];

  const storage = config.storage ?? (await storageStandIn());
  const mail = config.mail ?? (await mailStandIn());
  const assistant = config.assistant ?? (await assistantStandIn());
  return {
    storage,
    mail,
    assistant,
    standIns,
    routers,
    close: async () => void (await Promise.all(closers.map((close) => close()))),
  };

  async function storageStandIn(): Promise<StorageConfig> {
    const settings = {
      bucket: 'forkfront',
      region: 'eu-west-2',
      accessKeyId: 'sandbox',
      secretAccessKey: secret,
    };
    const server = await startS3Sandbox({
      ...settings,
      dir: join(directory, 's3'),
      port: config.port === 0 ? 0 : config.port + S3_PORT_OFFSET,
    });
    closers.push(() => server.close());
    standIns.push('storage');
    return { ...settings, endpoint: server.endpoint, publicUrl: server.publicUrl };
  }

  async function mailStandIn(): Promise<MailConfig> {
    const mailbox = await startMailbox({ dir: join(directory, 'mail'), port: 0 });
    closers.push(() => mailbox.close());
    routers.push({ path: MAILBOX_PATH, router: createMailboxRouter(mailbox) });
    standIns.push('mail');
    return { smtpUrl: mailbox.smtpUrl, from: config.mailFrom };
  }

  async function assistantStandIn(): Promise<AssistantConfig> {
    const server = await startOpenAiSandbox({ port: 0, apiKey: secret, wordDelayMs: WORD_DELAY_MS });
    closers.push(() => server.close());
    standIns.push('assistant');
    return { ...config.assistantLimits, apiKey: secret, baseUrl: server.baseUrl };
  }
}
