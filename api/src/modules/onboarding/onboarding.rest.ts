import {
  type Operation,
  type Paths,
  answer,
  bearer,
  body,
  failures,
  object,
  ref,
  string,
} from '../../rest/openApi.ts';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { answerChat, CHAT_USES } from './chat.rest.ts';

const tags = ['onboarding'];

const chatBody = object(
  {
    message: string('What the visitor says.', { minLength: 1, maxLength: 20_000 }),
    history: {
      type: 'array',
      maxItems: 1000,
      description:
        'The messages so far, our answers as they came: an HTML comment at their end names the conversation. We keep a record of our own; only where there is none the words of the visitor in it count. Sent empty, it begins a new conversation.',
      items: object({ sender: string('`user`, `agent` or `system`.'), text: string('What was said.') }),
    },
    selectedPackage: string('Name of the chosen plan; Gold without it.', { examples: ['Gold Restaurant'] }),
    conversation: string('Secret of the conversation, from an earlier answer; the cookie stands in for it.'),
    clientId: string('Your id of the message: sent again with the same id, it is not asked again.', {
      maxLength: 64,
      pattern: '^[\\w:.-]+$',
    }),
  },
  ['history', 'selectedPackage', 'conversation', 'clientId'],
);

const chat = (
  summary: string,
  security: Operation['security'],
  ...statuses: Parameters<typeof failures>
): Operation => ({
  summary,
  description:
    'Answers with the whole turn; to clients that accept `text/event-stream` the same turn comes as events while it goes on: `delta` { text }, `action` { action, step }, `progress` { step }, `previewReady` { slug, previewUrl, claimToken } and at the end `completed` with the whole turn, or `failed` { message, retryable }. Sets the cookie `onboarding`, by which the next message finds its conversation.',
  tags,
  security,
  ...body(chatBody),
  responses: {
    200: {
      description: 'The answer.',
      content: {
        'application/json': { schema: ref('ChatTurn') },
        'text/event-stream': { schema: string('Server-sent events.') },
      },
    },
    ...failures(...statuses),
  },
});

const claimToken = string('Token that came with the preview; works once.');
const termsAccepted = {
  type: 'boolean',
  default: true,
  description: 'Posting a claim accepts the terms; false refuses it.',
};

export const onboardingPaths: Paths = {
  '/onboarding/user-chat': {
    post: chat(
      'Say something in the setting-up chat, signed in',
      bearer,
      400,
      401,
      404,
      409,
      413,
      415,
      429,
      503,
    ),
  },
  '/onboarding/provisional-chat': {
    post: chat('Say something in the setting-up chat, as a guest', [], 400, 404, 409, 413, 415, 429, 503),
  },
  '/onboarding/claim-restaurant': {
    post: {
      summary: 'Claim a preview with a new account',
      tags,
      security: [],
      ...body(
        object(
          {
            claimToken,
            name: string('Full name.', { maxLength: 100 }),
            email: string('E-mail address.', { format: 'email', maxLength: 254 }),
            password: string('Password.', { minLength: 8, maxLength: 128 }),
            termsAccepted,
          },
          ['termsAccepted'],
        ),
      ),
      responses: {
        200: answer('The site is claimed and its owner signed in.', ref('SignedIn')),
        ...failures(400, 404, 409, 413, 415, 429),
      },
    },
  },
  '/onboarding/claim-for-user': {
    post: {
      summary: 'Add a preview to the account that is signed in',
      tags,
      security: bearer,
      ...body(object({ claimToken, termsAccepted }, ['termsAccepted'])),
      responses: {
        200: answer(
          'The site is claimed.',
          object({
            data: object({
              restaurant: object({
                _id: string('Id of the restaurant.', { format: 'uuid' }),
                name: string('Its name.'),
                slug: string('Subdomain of its site.'),
              }),
            }),
          }),
        ),
        ...failures(400, 401, 404, 413, 415),
      },
    },
  },
};

/** Clients send all messages of the chat along. */
const CHAT = { method: 'post', maxBodyBytes: 256 * 1024, uses: CHAT_USES, answer: answerChat } as const;

/** Spec §7: the onboarding chat, for the signed-in and for guests. */
export const onboardingRoutes: RestRoute[] = [
  viewerRoute({ ...CHAT, path: '/onboarding/user-chat' }),
  publicRoute({ ...CHAT, path: '/onboarding/provisional-chat' }),
];
