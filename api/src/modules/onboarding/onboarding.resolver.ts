import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { abortableStream } from '../../lib/abortableStream.ts';
import { toReviewedDish, toReviewedLine } from '../menuFiles/menuLine.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { zoneOf } from '../ordering/orderingOperations.graphql.ts';
import type { ConversationService } from './conversation.service.ts';
import {
  ChooseOnboardingDesignInput,
  ChooseOnboardingDesignPayload,
  ChooseOnboardingDesignResult,
  OnboardingReplyInput,
  ReviewOnboardingLinesInput,
  ReviewOnboardingLinesPayload,
  ReviewOnboardingLinesResult,
  UndoOnboardingReviewInput,
  UndoOnboardingReviewPayload,
  UndoOnboardingReviewResult,
  type OnboardingDraftType,
  StartOnboardingInput,
  StartOnboardingPayload,
  StartOnboardingResult,
  OnboardingConversationType,
} from './onboarding.graphql.ts';
import {
  EditOnboardingDishInput,
  EditOnboardingDishPayload,
  EditOnboardingDishResult,
  EditOnboardingDraftInput,
  EditOnboardingDraftPayload,
  EditOnboardingDraftResult,
  RestoreOnboardingDishInput,
  RestoreOnboardingDishPayload,
  RestoreOnboardingDishResult,
} from './draftEdit.graphql.ts';
import type { OnboardingDraft, OnboardingEvent } from './onboarding.rules.ts';
import {
  OnboardingEventUnion,
  toConversationType,
  toDraftType,
  toEventType,
} from './onboardingEvent.graphql.ts';
import { ReplyService } from './reply.service.ts';
import { DraftEditService } from './draftEdit.service.ts';

@Resolver()
export class OnboardingResolver {
  constructor(
    private readonly conversations: ConversationService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => OnboardingConversationType, {
    nullable: true,
    description: 'An onboarding chat by its token; null when it does not exist.',
  })
  async onboardingConversation(
    @Arg('token', () => String, { description: 'Token of the conversation.' }) token: string,
  ): Promise<OnboardingConversationType | null> {
    const view = await this.conversations.find(token);
    return view && toConversationType(view, this.links);
  }

  @Mutation(() => StartOnboardingResult, { description: 'Starts an onboarding chat.' })
  async startOnboarding(
    @Arg('input', () => StartOnboardingInput) input: StartOnboardingInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof StartOnboardingResult> {
    const started = await this.conversations.start(input.package, ip);
    return outcomeOf(started, (view) =>
      StartOnboardingPayload.of({ conversation: toConversationType(view, this.links) }),
    );
  }

  @Mutation(() => ReviewOnboardingLinesResult, {
    description:
      'Turns unread lines of a pasted menu into dishes, or leaves them out. Refused (CONFLICT) while a message is answered.',
  })
  async reviewOnboardingLines(
    @Arg('input', () => ReviewOnboardingLinesInput)
    { conversation: token, lines }: ReviewOnboardingLinesInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof ReviewOnboardingLinesResult> {
    const reviewed = lines.map(toReviewedLine);
    const outcome = await get(DraftEditService).review(token, reviewed, ip);
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft }) => ReviewOnboardingLinesPayload.of({ draft: toType(draft) }));
  }

  @Mutation(() => UndoOnboardingReviewResult, {
    description:
      'Takes the last review of unread lines back: they are unread again, and their dishes are gone. Refused (CONFLICT) while a message is answered.',
  })
  async undoOnboardingReview(
    @Arg('input', () => UndoOnboardingReviewInput)
    { conversation: token, lines }: UndoOnboardingReviewInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof UndoOnboardingReviewResult> {
    const outcome = await get(DraftEditService).undoReview(token, lines, ip);
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft }) => UndoOnboardingReviewPayload.of({ draft: toType(draft) }));
  }

  @Mutation(() => ChooseOnboardingDesignResult, {
    description:
      'Chooses the design of the site, also of the built preview. Refused (CONFLICT) while a message is answered.',
  })
  async chooseOnboardingDesign(
    @Arg('input', () => ChooseOnboardingDesignInput)
    { conversation: token, theme }: ChooseOnboardingDesignInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof ChooseOnboardingDesignResult> {
    const outcome = await get(DraftEditService).chooseDesign(token, theme, ip);
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft }) => ChooseOnboardingDesignPayload.of({ draft: toType(draft) }));
  }

  @Mutation(() => EditOnboardingDraftResult, {
    description:
      'Changes facts of the site, also of the built preview. Refused (CONFLICT) while a message is answered.',
  })
  async editOnboardingDraft(
    @Arg('input', () => EditOnboardingDraftInput)
    { conversation: token, zones, ...facts }: EditOnboardingDraftInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof EditOnboardingDraftResult> {
    const outcome = await get(DraftEditService).editFacts(token, { ...facts, zones: zones?.map(zoneOf) }, ip);
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft, preview }) =>
      EditOnboardingDraftPayload.of({ draft: toType(draft), preview }),
    );
  }

  @Mutation(() => EditOnboardingDishResult, {
    description:
      'Adds, changes or removes a dish of the draft, also of the built preview. Refused (CONFLICT) while a message is answered.',
  })
  async editOnboardingDish(
    @Arg('input', () => EditOnboardingDishInput)
    { conversation: token, place, dish }: EditOnboardingDishInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof EditOnboardingDishResult> {
    const outcome = await get(DraftEditService).editDish(
      token,
      place ?? null,
      dish ? toReviewedDish(dish) : null,
      ip,
    );
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft }) => EditOnboardingDishPayload.of({ draft: toType(draft) }));
  }

  @Mutation(() => RestoreOnboardingDishResult, {
    description: 'Puts the dish back that was removed last. Refused (CONFLICT) while a message is answered.',
  })
  async restoreOnboardingDish(
    @Arg('input', () => RestoreOnboardingDishInput)
    { conversation: token, place }: RestoreOnboardingDishInput,
    @Ctx() { get, ip }: GraphqlContext,
  ): Promise<typeof RestoreOnboardingDishResult> {
    const outcome = await get(DraftEditService).restoreDish(token, place, ip);
    const toType = await this.draftTypeOf(token);
    return outcomeOf(outcome, ({ draft }) => RestoreOnboardingDishPayload.of({ draft: toType(draft) }));
  }

  @Subscription(() => OnboardingEventUnion, {
    description: 'Sends a message and streams the answer. Unsubscribing stops the answer.',
    subscribe: ({ args, context }) => {
      const { get, ip } = context as GraphqlContext;
      const input = (args as { input: OnboardingReplyInput }).input;
      return abortableStream((signal) => get(ReplyService).reply(input, ip, signal));
    },
  })
  async onboardingReply(
    @Arg('input', () => OnboardingReplyInput) { conversation: token }: OnboardingReplyInput,
    @Root() event: OnboardingEvent,
  ): Promise<typeof OnboardingEventUnion> {
    const id = event.type === 'draft' ? await this.conversations.idOf(token) : null;
    return toEventType(event, { id: id ?? '', token }, this.links);
  }

  private async draftTypeOf(token: string): Promise<(draft: OnboardingDraft) => OnboardingDraftType> {
    const conversation = { id: (await this.conversations.idOf(token)) ?? '', token };
    return (draft) => toDraftType(draft, conversation, this.links);
  }
}
