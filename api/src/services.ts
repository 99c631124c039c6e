import type { Router } from 'express';
import type { AssistantConfig, GoogleConfig, MailConfig, PaymentsConfig, StorageConfig } from './config.ts';

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
