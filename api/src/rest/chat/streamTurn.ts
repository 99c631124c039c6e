import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { stepOf } from '../../modules/onboarding/onboarding.rules.ts';
import type { OnboardingEvent } from '../../modules/onboarding/onboardingEvent.ts';
import { withEvent, type TurnBody } from './turnBody.rules.ts';

/** Answers a turn as server-sent events while it goes on; `completed` carries the whole body. */
export async function streamTurn(
  response: Response,
  events: AsyncIterable<OnboardingEvent>,
  open: TurnBody,
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  try {
    await pipeline(Readable.from(frames(events, open)), response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

/** A client that leaves is no fault of ours. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function* frames(events: AsyncIterable<OnboardingEvent>, open: TurnBody): AsyncGenerator<string> {
  let body = open;
  for await (const event of events) {
    body = withEvent(body, event);
    const data = dataOf(event, body);
    if (data) yield `event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

/** null for what only our own pages can use. */
function dataOf(event: OnboardingEvent, body: TurnBody): object | null {
  switch (event.type) {
    case 'delta':
      return { text: event.html };
    case 'action':
      return { action: event.action, step: stepOf(event.action) };
    case 'completed':
      return body;
    case 'draft':
      return null;
    case 'progress':
    case 'previewReady': {
      const { type: _type, ...data } = event;
      return data;
    }
    case 'failed': {
      const { failure, retryable, isWorkflowError } = event;
      return { message: failure.message, retryable, ...(isWorkflowError ? { action: 'wf_error' } : {}) };
    }
  }
}
