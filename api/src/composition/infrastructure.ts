import type { BrandColours } from '@forkfront/common/renderer.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { AssistantGateway, ImageGateway } from '../gateways/assistant/assistant.gateway.ts';
import type { EventsGateway } from '../gateways/events/events.gateway.ts';
import type { GeocoderGateway } from '../gateways/geocoder/geocoder.gateway.ts';
import type { IdentityGateway } from '../gateways/identity/identity.gateway.ts';
import type { RateLimiter } from '../gateways/limits/rateLimiter.gateway.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import type { MailGateway } from '../gateways/mail/mail.gateway.ts';
import type { PaymentsGateway } from '../gateways/payments/payments.gateway.ts';
import type { PushGateway } from '../gateways/push/push.gateway.ts';
import type { StorageGateway } from '../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../gateways/workflow/workflow.gateway.ts';
import type { Clock } from '../lib/clock.ts';
import type { Secrets } from '../lib/secrets.ts';

/** Settings for the services. */
type Settings = Pick<
  Config,
  | 'publicUrl'
  | 'commerceDomain'
  | 'supportEmail'
  | 'operators'
  | 'pixels'
  | 'trustedProxies'
  | 'connectionsPerAddress'
>;

/** The gateways, settings and other objects that exist once per process. */
export interface Infrastructure extends Settings {
  database: Database;
  events: EventsGateway;
  limiter: RateLimiter;
  storage: StorageGateway;
  mail: MailGateway;
  assistant: AssistantGateway;
  images: ImageGateway;
  identity: IdentityGateway;
  payments: PaymentsGateway;
  geocoder: GeocoderGateway;
  workflow: WorkflowGateway;
  push: PushGateway;
  clock: Clock;
  /** Cost of new password hashes (argon2id): KiB of memory and passes. Empty: 19 MiB and two passes. */
  passwordCost: { memoryCost?: number; timeCost?: number };
  /** Colours of mails in a restaurant's name; null when the storefront is not built. */
  brandColours: BrandColours | null;
  log: Logger;
  /** What this process counts and measures. */
  metrics: Metrics;
  /** Keys of signed links. */
  secrets: Secrets;
}
