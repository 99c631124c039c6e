import type { OpenAI } from 'openai';
import type { AssistantEvent, AssistantRequest } from './assistant.gateway.ts';

/** Tokens of one answer, as the service counted them. */
export interface TokenUse {
  input: number;
  output: number;
}

/**
 * An event of a stream. `started`: the first proof that the service speaks this API. `writing`: the model writes a tool
 * call. `end`: the model's own end mark; `tokens` is null when the service has not counted them, and a second `end` may
 * bring them.
 */
export type ModelEvent =
  | AssistantEvent
  | { type: 'started' }
  | { type: 'writing' }
  | { type: 'end'; tokens: TokenUse | null };

/** One of the APIs that services for models speak. */
export interface ModelApi {
  /** Its usual name, for people. */
  name: string;
  /** Whether it belongs to the setting `OPENAI_API`. */
  setting: 'responses' | 'chat';
  /**
   * Streams one answer. Ends without an `end` event when the connection ends early or `signal` aborts; throws
   * AssistantFailure for a failed end, and the errors of the SDK.
   */
  stream(
    client: OpenAI,
    model: string,
    request: AssistantRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent>;
}

/** Enough for a menu of 300 dishes in one `save_menu`. */
export const MAX_OUTPUT_TOKENS = 16_000;

/** A chat needs little reasoning, which delays the first word. */
export const REASONING_EFFORT = 'low';

/** Whether OpenAI's model of this name reasons before it answers. */
export const isReasoningModel = (model: string): boolean => /^(?:gpt-5(?!.*chat)|o\d)/.test(model);

/** A photo as an address. */
export const dataUrl = ({ bytes, contentType }: NonNullable<AssistantRequest['photo']>): string =>
  `data:${contentType};base64,${bytes.toString('base64')}`;
