import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { messages } from '../../modules/onboarding/messages.ts';
import { stepOf } from '../../modules/onboarding/onboarding.rules.ts';
import type { OnboardingEvent } from '../../modules/onboarding/onboardingEvent.ts';
import { sendFailure } from '../sendFailure.ts';
import { withEvent, type TurnBody } from './turnBody.rules.ts';

/** Waits for the end of a turn and answers it in one piece. */
export async function sendTurn(
  response: Response,
  events: AsyncIterable<OnboardingEvent>,
  open: TurnBody,
): Promise<void> {
  let body = open;
  for await (const event of events) {
    if (event.type === 'failed') return sendFailedTurn(response, event, body);
    body = withEvent(body, event);
  }
  response.json(body);
}

/** Spec §8: the agent's own failure is an action of the answer; every other failure is one of the request. */
function sendFailedTurn(response: Response, { message, retryable }: FailedEvent, body: TurnBody): void {
  if (message === messages.workflowFailed)
    response.json({ ...body, content: { parts: [{ text: message }] }, action: 'wf_error' });
  else sendFailure(response, { kind: retryable ? 'unavailable' : 'conflict', message });
}

type FailedEvent = Extract<OnboardingEvent, { type: 'failed' }>;

/** Answers a turn as server-sent events while it goes on; `completed` carries the whole body. */
export async function streamTurn(
  response: Response,
  events: AsyncIterable<OnboardingEvent>,
  open: TurnBody,
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  await pipeline(Readable.from(frames(events, open)), response);
}

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
    case 'previewReady':
    case 'failed': {
      const { type: _type, ...data } = event;
      return data;
    }
  }
}
