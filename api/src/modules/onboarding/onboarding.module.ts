import { type Module, scoped, singleton } from '../../composition/module.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { AssistantBudget } from './assistantBudget.ts';
import { Conversation, Turn } from './conversation.entity.ts';
import { ConversationService } from './conversation.service.ts';
import { ConversationAccountPart, ConversationSweep } from './conversationRetention.service.ts';
import { OnboardingResolver } from './onboarding.resolver.ts';
import { onboardingRoutes } from './onboarding.rest.ts';
import { PreviewService } from './preview.service.ts';
import { ReplyService, RunningTurns } from './reply.service.ts';
import { ToolRunner } from './toolRunner.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Deletes chats without a preview 30 days after the last message. Scheduled. */
    sweepConversations: object;
  }
}

/** The onboarding chat, its draft, and the preview. */
export const onboardingModule = {
  entities: [Conversation, Turn],
  services: [
    singleton(RunningTurns, () => new RunningTurns()),
    scoped(
      ConversationService,
      ({ em, limiter, get }) => new ConversationService(em, limiter, get(SiteService), get(SiteLinks)),
    ),
    scoped(
      ReplyService,
      ({ em, get, assistant, limiter, clock }) =>
        new ReplyService(
          em,
          new ToolRunner(new PreviewService(em, get(SiteService)), get(SiteLinks)),
          assistant,
          limiter,
          new AssistantBudget(limiter),
          get(RunningTurns),
          get(SiteLinks),
          clock,
        ),
    ),
    scoped(ConversationSweep, ({ em, clock }) => new ConversationSweep(em, clock)),
  ],
  resolvers: [
    scoped(OnboardingResolver, ({ get }) => new OnboardingResolver(get(ConversationService), get(SiteLinks))),
  ],
  access: {
    'Query.onboardingConversation': 'secret',
    'Mutation.startOnboarding': 'public',
    'Subscription.onboardingReply': 'secret',
  },
  routes: onboardingRoutes,
  jobs: {
    sweepConversations: { schedule: '22 3 * * *', run: (get) => get(ConversationSweep).sweep() },
  },
  accountParts: () => [new ConversationAccountPart()],
} satisfies Module;
