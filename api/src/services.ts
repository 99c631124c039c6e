import type { Router } from 'express';
import type { Config } from './config.ts';
import type { Teardown } from './lib/lifecycle.ts';
import type {
  AssistantConfig,
  GoogleConfig,
  MailConfig,
  PaymentsConfig,
  StorageConfig,
} from './serviceSettings.ts';

/** The settings of every outside service, real or stand-in. */
export interface Services {
  storage: StorageConfig;
  mail: MailConfig;
  assistant: AssistantConfig;
  google: GoogleConfig;
  payments: PaymentsConfig;
  /** The services that are stand-ins. */
  standIns: ('storage' | 'mail' | 'assistant' | 'google' | 'payments')[];
  /** What stand-ins show on the app's own address. */
  routers: { path: string; router: Router }[];
}

/**
 * What the program of the stand-ins (`api/sandbox/startSandbox.ts`) exports. It is loaded at run time, because the product is
 * built without it.
 */
export interface StandIns {
  startSandbox(config: Config, teardown: Teardown): Promise<Services>;
}
