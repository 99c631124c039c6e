/**
 * A function that the model may call. `parameters` is a strict JSON Schema: every property is required, and nullable
 * when optional.
 */
export interface AssistantTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export type AssistantItem =
  | { type: 'message'; role: 'user' | 'assistant'; text: string }
  | { type: 'toolCall'; callId: string; name: string; arguments: string }
  | { type: 'toolResult'; callId: string; output: string };

export interface AssistantRequest {
  instructions: string;
  items: AssistantItem[];
  /** A photo that the visitor shows with the last message. A model that takes no photos refuses it. */
  photo?: { bytes: Buffer; contentType: string };
  tools: AssistantTool[];
  /** Aborts the call to the model at once, e.g. when the client disconnects. */
  signal: AbortSignal;
}

export type AssistantEvent =
  | { type: 'text'; delta: string }
  /** `arguments` is the raw JSON text of the model: validate it. */
  | { type: 'toolCall'; callId: string; name: string; arguments: string };

export type AssistantFailureReason =
  | 'refused'
  | 'timeout'
  | 'cut'
  | 'rateLimited'
  | 'unavailable'
  | 'aborted';

/** The model did not return a complete answer. */
export class AssistantFailure extends Error {
  constructor(
    readonly reason: AssistantFailureReason,
    options?: ErrorOptions,
  ) {
    super(`assistant ${reason}`, options);
  }
}

/** A streaming chat model. */
export interface AssistantGateway {
  /** One answer of the model. Ends only after the model's own end mark; throws AssistantFailure otherwise. */
  respond(request: AssistantRequest): AsyncIterable<AssistantEvent>;
}

/** Aspect ratio: 1:1 or 3:2. */
export type DrawnShape = 'square' | 'landscape';

/** Generates pictures from a prompt. */
export interface ImageGateway {
  /**
   * The bytes of a picture in a format that `makePicture` reads. Throws AssistantFailure when the model refuses, is too
   * slow or does not respond.
   */
  draw(prompt: string, shape: DrawnShape): Promise<Buffer>;
}
