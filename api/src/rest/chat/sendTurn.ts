import type { Response } from 'express';
import type { FailedEvent, OnboardingEvent } from '../../modules/onboarding/onboardingEvent.ts';
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
function sendFailedTurn(response: Response, { failure, isWorkflowError }: FailedEvent, body: TurnBody): void {
  if (isWorkflowError)
    response.json({ ...body, content: { parts: [{ text: failure.message }] }, action: 'wf_error' });
  else sendFailure(response, failure);
}
