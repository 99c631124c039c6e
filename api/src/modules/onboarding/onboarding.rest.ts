import { answerChat } from '../../rest/chat/answerChat.ts';
import type { RestRoute } from '../../rest/restRoute.ts';

/** Clients send all messages of the chat along. */
const maxBodyBytes = 256 * 1024;

/** Spec §7: the setting-up chat, for the signed-in and for guests. */
export const onboardingRoutes: RestRoute[] = [
  { method: 'post', path: '/onboarding/user-chat', access: 'viewer', maxBodyBytes, answer: answerChat },
  {
    method: 'post',
    path: '/onboarding/provisional-chat',
    access: 'public',
    maxBodyBytes,
    answer: answerChat,
  },
];
