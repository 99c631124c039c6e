import { OpenAI } from 'openai';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

export interface OpenAiAccess {
  apiKey: string;
  /** null is the SDK's own address. */
  baseUrl: string | null;
}

/** The SDK for one account. `timeoutMs` limits each call; nothing is tried twice by itself. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiAccess, timeoutMs: number): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    // Told explicitly: what is left out, the SDK takes from the environment, which config.ts alone reads.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    // A repeated turn is the visitor's choice: the SDK's own waiting would only eat up the first-token time.
    maxRetries: 0,
  });
