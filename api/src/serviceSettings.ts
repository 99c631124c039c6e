/** Settings of external services; null in Config when a service is not configured and needs a stand-in. */
export interface StorageConfig {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of public addresses, without a trailing slash. */
  publicUrl: string;
}

export interface MailConfig {
  smtpUrl: string;
  from: string;
}

export interface AssistantLimits {
  model: string;
  /** Milliseconds until the first token, and in total. */
  firstTokenTimeoutMs: number;
  totalTimeoutMs: number;
}

export interface AssistantConfig extends AssistantLimits {
  apiKey: string;
  /** null for the SDK's default address. */
  baseUrl: string | null;
  /** The API that the service speaks; null: the first request finds out. */
  api: 'responses' | 'chat' | null;
}

/** Sign-in with Google or another OpenID Connect provider. */
export interface GoogleConfig {
  /** An https address, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the provider's page asks before it signs somebody in (OpenID Connect `prompt`); null: as it likes. */
  prompt: string | null;
}

export interface PaymentsConfig {
  secretKey: string;
  /** Key of the signatures of the provider's webhook messages. */
  webhookSecret: string;
  /** null for the provider's default address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

export interface ImageLimits {
  model: string;
  /** Milliseconds for one picture. */
  timeoutMs: number;
}

/** Pictures are generated with the assistant's account. */
export interface ImagesConfig extends ImageLimits, Pick<AssistantConfig, 'apiKey' | 'baseUrl'> {}

/** Places of postcodes, from a service with the HTTP API of postcodes.io. */
export interface GeocoderConfig {
  /** Without a trailing slash. */
  url: string;
}

/** Addresses of an external workflow for project approvals; null when the product runs it. */
export interface WorkflowConfig {
  sendProjectUrl: string | null;
  changeRequestUrl: string | null;
}

/** A tracking pixel, which the owner's app loads with consent. */
export interface PixelConfig {
  id: string;
  /** Address of its script or endpoint. */
  url: string;
}

export interface PixelsConfig {
  /** null when off. */
  marketing: PixelConfig | null;
  social: PixelConfig | null;
}

/** Web push: who sends (VAPID, RFC 8292), and where it may send. */
export interface PushConfig {
  /** Private key of the curve P-256, base64url. */
  privateKey: string;
  /** Address at which a push service can reach us: `mailto:` or `https:`. */
  subject: string;
  /** Hosts with their port, besides the push services of the known browsers. */
  hosts: readonly string[];
}
