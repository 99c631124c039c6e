import { z } from 'zod';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { answerChat, CHAT_USES, ChatInput } from './chat.rest.ts';
import { ONBOARDING_ACTIONS } from './onboarding.rules.ts';
import type { TurnBody } from './restChat.rules.ts';

const ChatTurn: z.ZodType<TurnBody> = z
  .object({
    content: z.object({
      parts: z
        .array(z.object({ text: z.string().describe('The answer as sanitised HTML.') }))
        .describe('One part.'),
    }),
    action: z.enum(ONBOARDING_ACTIONS).describe('What the chat expects next.'),
    conversation: z.string().describe('Secret of the conversation. Treat it like a password.'),
    status: z.literal('preview_ready').describe('Only when the preview is ready.').exactOptional(),
    slug: z.string().describe('Subdomain of the preview.').exactOptional(),
    previewUrl: z.url().describe('Address of the preview.').exactOptional(),
    claimToken: z.string().describe('Token to claim the preview once.').exactOptional(),
    message: z.string().describe('The answer again, when the preview is ready.').exactOptional(),
  })
  .meta({ id: 'ChatTurn' });

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
    summary: 'Say something in the setting-up chat, signed in',
  }),
  publicRoute({
    ...CHAT,
    path: '/onboarding/provisional-chat',
    operationId: 'chatAsGuest',
    summary: 'Say something in the setting-up chat, as a guest',
  }),
];
