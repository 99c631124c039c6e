import { answerChat, CHAT_USES } from '../../rest/chat/answerChat.ts';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';

/** Clients send all messages of the chat along. */
const CHAT = { method: 'post', maxBodyBytes: 256 * 1024, uses: CHAT_USES, answer: answerChat } as const;

/** Spec §7: the onboarding chat, for the signed-in and for guests. */
export const onboardingRoutes: RestRoute[] = [
  viewerRoute({ ...CHAT, path: '/onboarding/user-chat' }),
  publicRoute({ ...CHAT, path: '/onboarding/provisional-chat' }),
];
