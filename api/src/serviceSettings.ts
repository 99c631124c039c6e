/** What an outside service needs; null in Config where it is not configured and a stand-in takes its place. */
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
  /** Milliseconds until the first token, and in all. */
  firstTokenTimeoutMs: number;
  totalTimeoutMs: number;
}

export interface AssistantConfig extends AssistantLimits {
  apiKey: string;
  /** null is the SDK's own address. */
  baseUrl: string | null;
}

/** Sign-in with Google, or with anything else that speaks OpenID Connect. */
export interface GoogleConfig {
  /** https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface PaymentsConfig {
  secretKey: string;
  /** Key by which the provider signs what it tells us. */
  webhookSecret: string;
  /** null is the provider's own address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

export interface ImageLimits {
  model: string;
  /** Milliseconds for one picture. */
  timeoutMs: number;
}

/** Pictures come from the account of the assistant. */
export interface ImagesConfig extends ImageLimits, Pick<AssistantConfig, 'apiKey' | 'baseUrl'> {}

/** Where the workflow of project approvals is run instead of by us; null: by us. */
export interface WorkflowConfig {
  sendProjectUrl: string | null;
  changeRequestUrl: string | null;
}

/** A tracking pixel, loaded in the owner's app by those who agree. */
export interface PixelConfig {
  id: string;
  /** Address of its script or endpoint. */
  url: string;
}

export interface PixelsConfig {
  /** null: off. */
  marketing: PixelConfig | null;
  social: PixelConfig | null;
}
