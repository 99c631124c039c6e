/** A function the model may call. `parameters` is a strict JSON Schema: every property required, nullable when optional. */
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
  tools: AssistantTool[];
  /** Aborts the call to the model at once, e.g. when the browser left. */
  signal: AbortSignal;
}

export type AssistantEvent =
  | { type: 'text'; delta: string }
  /** `arguments` is the raw JSON text of the model: validate it. */
  | { type: 'toolCall'; callId: string; name: string; arguments: string };

export type AssistantFailureReason =
  'refused' | 'timeout' | 'cut' | 'rateLimited' | 'unavailable' | 'aborted';

/** The model did not give a whole answer. */
export class AssistantFailure extends Error {
  constructor(
    readonly reason: AssistantFailureReason,
    options?: ErrorOptions,
  ) {
    super(`assistant ${reason}`, options);
  }
}

/** A streamed conversation partner. */
export interface AssistantGateway {
  /** One answer of the model. Ends only after the model's own end mark; throws AssistantFailure otherwise. */
  respond(request: AssistantRequest): AsyncIterable<AssistantEvent>;
}

/** Width to height: 1:1, or 3:2. */
export type DrawnShape = 'square' | 'landscape';

/** Draws pictures from words. */
export interface ImageGateway {
  /**
   * The bytes of a picture of that shape in a format that our picture pipeline reads. Throws AssistantFailure when the
   * model refuses, is too slow or does not answer.
   */
  draw(prompt: string, shape: DrawnShape): Promise<Buffer>;
}
