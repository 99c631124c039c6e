import { describe, expect, it } from 'vitest';
import type { OnboardingEvent } from './onboarding.rules.ts';
import { openTurnBody, withEvent } from './restChat.rules.ts';

const completed: OnboardingEvent = {
  type: 'completed',
  message: { id: '1:reply', sender: 'agent', html: '<b>Hi</b>', createdAt: new Date(0) },
};
const ready: OnboardingEvent = {
  type: 'previewReady',
  slug: 'luigis',
  previewUrl: 'http://luigis.localhost',
  claimToken: 'claim',
};
const bodyOf = (...events: OnboardingEvent[]) => events.reduce(withEvent, openTurnBody('secret', 'start'));
const plain = { content: { parts: [{ text: '<b>Hi</b>' }] }, conversation: 'secret' };

describe('the answer to a chat message', () => {
  it('the response has the stored text, not the deltas', () =>
    expect(bodyOf({ type: 'delta', html: 'half' }, completed)).toEqual({ ...plain, action: 'start' }));

  it('the response has the last action', () =>
    expect(
      bodyOf(
        { type: 'action', action: 'request_logo' },
        { type: 'action', action: 'request_menu' },
        completed,
      ),
    ).toEqual({ ...plain, action: 'request_menu' }));

  it('the response has the data of a ready preview', () =>
    expect(
      bodyOf({ type: 'progress', step: 'menu' }, { type: 'action', action: 'complete' }, ready, completed),
    ).toEqual({
      ...plain,
      action: 'complete',
      status: 'preview_ready',
      slug: 'luigis',
      previewUrl: 'http://luigis.localhost',
      claimToken: 'claim',
      message: '<b>Hi</b>',
    }));
});
