import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../src/db/database.ts';
import type { AssistantGateway } from '../src/gateways/assistant/assistant.gateway.ts';
import type { EventsGateway } from '../src/gateways/events/events.gateway.ts';
import type { RateLimiter } from '../src/gateways/limits/rateLimiter.gateway.ts';
import { systemClock } from '../src/lib/clock.ts';
import { ok } from '../src/lib/result.ts';
import { OwnerShelves } from '../src/modules/groceries/ownerShelves.ts';
import { ConversationService } from '../src/modules/onboarding/conversation.service.ts';
import {
  emptyDraft,
  type OnboardingAction,
  type OnboardingDraft,
} from '../src/modules/onboarding/onboarding.rules.ts';
import { PreviewService } from '../src/modules/onboarding/preview.service.ts';
import { ReplyService, RunningTurns } from '../src/modules/onboarding/reply.service.ts';
import { SiteService } from '../src/modules/sites/site.service.ts';
import { SiteLinks } from '../src/modules/sites/siteLinks.ts';
import type { Dialogue } from './readDialogues.ts';

/** What came of a dialogue. */
export interface HeldDialogue {
  /** The answer to each message as HTML; a failed turn has its message. */
  answers: string[];
  draft: OnboardingDraft;
  action: OnboardingAction;
}

const PLAN = 'Gold';
/** The page sends it for the visitor (spec §9). */
const OPENING = `I would like to start with the ${PLAN} plan.`;
const IP = '127.0.0.1';

const unlimited: RateLimiter = {
  take: () => Promise.resolve(ok(undefined)),
  count: () => Promise.resolve({ isAllowed: true, remaining: 1, resetSeconds: 1 }),
  giveBack: () => Promise.resolve(),
};
const unheard: EventsGateway = {
  listen: () => Readable.from([]),
  connected: () => true,
  close: () => Promise.resolve(),
  on: () => () => undefined,
  onOne: () => () => undefined,
  onGap: () => () => undefined,
  onOutage: () => () => undefined,
};

/** Holds a dialogue with the product's own services, tools and validators; only the rate limits are left out. */
export async function holdDialogue(
  { talk }: Pick<Dialogue, 'talk'>,
  database: Database,
  assistant: AssistantGateway,
): Promise<HeldDialogue> {
  const sites = new SiteService(database.pool, unheard, systemClock);
  const links = new SiteLinks({ protocol: 'http:', commerceDomain: 'localhost' }, (key) => key);
  const services = () => {
    const em = database.orm.em.fork();
    const previews = new PreviewService(em, sites, links, new OwnerShelves(em, systemClock), systemClock);
    return {
      conversations: new ConversationService(em, unlimited, sites, previews, systemClock),
      replies: new ReplyService(em, previews, assistant, unlimited, new RunningTurns(), systemClock),
    };
  };
  const started = await services().conversations.start(PLAN, IP);
  if (!started.ok) throw new Error(started.error.message);
  const { token } = started.value;
  const held: HeldDialogue = { answers: [], draft: emptyDraft(), action: 'start' };
  const say = async (text: string): Promise<string> => {
    const message = { conversation: token, clientId: randomUUID(), text };
    let answer = '';
    for await (const event of services().replies.reply(message, IP, new AbortController().signal)) {
      if (event.type === 'draft') held.draft = event.draft;
      if (event.type === 'action') held.action = event.action;
      if (event.type === 'completed') answer = event.message.html;
      if (event.type === 'failed') answer = `Failed: ${event.failure.message}`;
    }
    return answer;
  };
  await say(OPENING);
  for (const message of talk) held.answers.push(await say(message.say));
  return held;
}
