import { type Module, perRequest, singleton } from '../../composition/module.ts';
import { OrderMailService } from '../orderMails/orderMail.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { Conversation, Turn } from './conversation.entity.ts';
import { conversationsPart } from './conversation.repository.ts';
import { ConversationService } from './conversation.service.ts';
import { DraftViewService } from './draftView.service.ts';
import { OnboardingResolver } from './onboarding.resolver.ts';
import { onboardingRoutes } from './onboarding.rest.ts';
import { ProductShelves } from '../products/productShelves.ts';
import { PreviewService } from './preview.service.ts';
import { ReplyService, RunningTurns } from './reply.service.ts';
import { DraftEditService } from './draftEdit.service.ts';

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
    perRequest(DraftViewService, 'em', OrderMailService, 'clock'),
    singleton(RunningTurns, () => new RunningTurns()),
    perRequest(PreviewService, 'em', SiteService, SiteLinks, ProductShelves, 'clock'),
    perRequest(ConversationService, 'em', 'limiter', SiteService, PreviewService, 'clock'),
    perRequest(DraftEditService, 'em', PreviewService, SiteService, 'limiter'),
    perRequest(ReplyService, 'em', PreviewService, 'assistant', 'limiter', RunningTurns, 'clock'),
  ],
  resolvers: [perRequest(OnboardingResolver, ConversationService, SiteLinks)],
  access: {
    'Query.onboardingConversation': 'secret',
    'Mutation.startOnboarding': 'public',
    'Mutation.reviewOnboardingLines': 'secret',
    'Mutation.undoOnboardingReview': 'secret',
    'Mutation.chooseOnboardingDesign': 'secret',
    'Mutation.editOnboardingDraft': 'secret',
    'Mutation.editOnboardingDish': 'secret',
    'Mutation.restoreOnboardingDish': 'secret',
    'Subscription.onboardingReply': 'secret',
  },
  routes: onboardingRoutes,
  jobs: {
    sweepConversations: { schedule: '22 3 * * *', run: (get) => get(ConversationService).sweep() },
  },
  accountParts: () => [conversationsPart],
} satisfies Module;
