import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { AssistantGateway, ImageGateway } from '../gateways/assistant/assistant.gateway.ts';
import type { EventsGateway } from '../gateways/events/events.gateway.ts';
import type { IdentityGateway } from '../gateways/identity/identity.gateway.ts';
import type { RateLimiter } from '../gateways/limits/rateLimiter.gateway.ts';
import type { MailGateway } from '../gateways/mail/mail.gateway.ts';
import type { BrandColours } from '../gateways/mail/mailLayout.ts';
import type { PaymentsGateway } from '../gateways/payments/payments.gateway.ts';
import type { StorageGateway } from '../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../gateways/workflow/workflow.gateway.ts';
import type { Clock } from '../lib/clock.ts';
import type { PixelsConfig } from '../serviceSettings.ts';

/** The gateways, settings and other objects that exist once per process. */
export interface Infrastructure {
  database: Database;
  events: EventsGateway;
  limiter: RateLimiter;
  storage: StorageGateway;
  mail: MailGateway;
  assistant: AssistantGateway;
  images: ImageGateway;
  identity: IdentityGateway;
  payments: PaymentsGateway;
  workflow: WorkflowGateway;
  clock: Clock;
  /** Cost of new password hashes (argon2id): KiB of memory and passes. Empty: 19 MiB and two passes. */
  passwordCost: { memoryCost?: number; timeCost?: number };
  /** Colours of mails in a restaurant's name; null when the storefront is not built. */
  brandColours: BrandColours | null;
  log: Logger;
  /** Key of signed links. */
  secret: string;
  /** Origin of the owner's app, without a trailing slash. */
  publicUrl: string;
  commerceDomain: string;
  /** Receives the messages of visitors. */
  supportEmail: string;
  pixels: PixelsConfig;
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
}
