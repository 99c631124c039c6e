import { z } from 'zod';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { answerChat, CHAT_USES, ChatInput } from './chat.rest.ts';
import { ChatTurn } from './restChat.rules.ts';

const CHAT = {
  method: 'post',
  tag: 'onboarding',
  description:
    'Returns the whole turn. Clients that accept `text/event-stream` get the same turn as a stream of events: `delta` { text }, `action` { action, step }, `progress` { step }, `previewReady` { slug, previewUrl, claimToken } and at the end `completed` with the whole turn, or `failed` { message, retryable }. Sets the cookie `onboarding`, which identifies the conversation of the next message.',
  body: ChatInput,
  answers: {
    200: {
      description: 'The answer.',
      json: ChatTurn,
      otherTypes: { 'text/event-stream': z.string().describe('Server-sent events.') },
      headers: { 'Set-Cookie': '`onboarding`, by which the next message finds its conversation.' },
    },
  },
  failures: [404, 409, 429, 503],
  // Clients send the whole history with each message.
  maxBodyBytes: 256 * 1024,
  uses: CHAT_USES,
  answer: answerChat,
} as const;

/** Spec §7: the onboarding chat for users and guests. */
export const onboardingRoutes: RestRoute[] = [
  viewerRoute({
    ...CHAT,
    path: '/onboarding/user-chat',
    operationId: 'chat',
    summary: 'Say something in the setup chat, signed in',
  }),
  publicRoute({
    ...CHAT,
    path: '/onboarding/provisional-chat',
    operationId: 'chatAsGuest',
    summary: 'Say something in the setup chat, as a guest',
  }),
];
