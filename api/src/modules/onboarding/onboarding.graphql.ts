import { registerEnumType, Field, ID, Int, ObjectType, InputType, createUnionType } from 'type-graphql';
import { RateLimitedError } from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { BrandType } from '../sites/storefront.graphql.ts';
import type { OnboardingAction, ChatSender } from './onboarding.rules.ts';

const ChatSenderEnum = { USER: 'user', AGENT: 'agent', SYSTEM: 'system' } as const;

registerEnumType(ChatSenderEnum, {
  name: 'ChatSender',
  description: 'Who wrote a chat message.',
  valuesConfig: {
    USER: { description: 'The visitor.' },
    AGENT: { description: 'The assistant.' },
    SYSTEM: { description: 'The product itself.' },
  },
});

export const OnboardingActionEnum = {
  START: 'start',
  REQUEST_DETAILS: 'request_details',
  REQUEST_LOGO: 'request_logo',
  REQUEST_UPLOAD: 'request_upload',
  REQUEST_MENU: 'request_menu',
  COMPLETE: 'complete',
  WF_ERROR: 'wf_error',
} as const;

registerEnumType(OnboardingActionEnum, {
  name: 'OnboardingAction',
  description: 'What the chat is about now.',
  valuesConfig: {
    START: { description: 'It has just begun.' },
    REQUEST_DETAILS: { description: 'Name, colours and popular dishes are asked for.' },
    REQUEST_LOGO: { description: 'The logo is asked for: show the upload.' },
    REQUEST_UPLOAD: { description: 'A file is asked for: show the upload.' },
    REQUEST_MENU: { description: 'The menu is asked for, or the site is being built.' },
    COMPLETE: { description: 'The preview is ready.' },
    WF_ERROR: { description: 'Something went wrong on our side.' },
  },
});

export const BuildStepEnum = { SITE: 'site', MENU: 'menu', COLOURS: 'colours', PUBLISH: 'publish' } as const;

registerEnumType(BuildStepEnum, {
  name: 'BuildStep',
  description: 'A part of building the preview.',
  valuesConfig: {
    SITE: { description: 'The address.' },
    MENU: { description: 'The menu.' },
    COLOURS: { description: 'The look.' },
    PUBLISH: { description: 'Going live.' },
  },
});

@ObjectType('OnboardingMessage', { description: 'One message of the chat.' })
export class OnboardingMessageType {
  @Field(() => ID, { description: "The client's id of a visitor's message; `<id>:reply` for its answer." })
  id!: string;

  @Field(() => ChatSenderEnum, { description: 'Who wrote it.' })
  sender!: ChatSender;

  @Field(() => String, { description: 'Sanitised HTML.' })
  html!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType('OnboardingDraftItem', { description: 'A dish that was told.' })
class OnboardingDraftItemType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its description; empty without one.' })
  description!: string;

  @Field(() => Pence, { description: 'Its price.' })
  price!: number;
}

@ObjectType('OnboardingDraftSection', { description: 'A heading of the menu that was told.' })
class OnboardingDraftSectionType {
  @Field(() => String, { description: 'The heading.' })
  name!: string;

  @Field(() => [OnboardingDraftItemType], { description: 'Its dishes.' })
  items!: OnboardingDraftItemType[];
}

@ObjectType('OnboardingDraft', { description: 'What the assistant has gathered so far.' })
export class OnboardingDraftType {
  @Field(() => String, { nullable: true, description: 'Name of the business; null until told.' })
  name!: string | null;

  @Field(() => BrandType, { nullable: true, description: 'Brand colours; null until told.' })
  brand!: BrandType | null;

  @Field(() => [String], { description: 'Popular dishes.' })
  popularItems!: string[];

  @Field(() => String, { nullable: true, description: 'Address of the uploaded logo; null without one.' })
  logoUrl!: string | null;

  @Field(() => [OnboardingDraftSectionType], { description: 'The menu so far.' })
  sections!: OnboardingDraftSectionType[];
}

@ObjectType('OnboardingPreview', { description: 'The preview site of a conversation.' })
class OnboardingPreviewType {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, { nullable: true, description: 'Claims the site, once; null when it is claimed.' })
  claimToken!: string | null;
}

@ObjectType('OnboardingUnansweredMessage', { description: 'A message that was sent but not answered.' })
class OnboardingUnansweredMessageType {
  @Field(() => ID, { description: 'Its id: send it again with this id.' })
  clientId!: string;

  @Field(() => String, { description: 'Its plain text.' })
  text!: string;
}

@ObjectType('OnboardingConversation', { description: 'A setting-up chat.' })
export class OnboardingConversationType {
  @Field(() => ID, { description: 'Id of the conversation, as `resourceId` of its uploads.' })
  id!: string;

  @Field(() => String, { description: 'Secret that identifies the conversation: keep it like a password.' })
  token!: string;

  @Field(() => String, { description: 'Name of the chosen plan.' })
  package!: string;

  @Field(() => OnboardingActionEnum, { description: 'What is going on.' })
  action!: OnboardingAction;

  @Field(() => Int, { description: 'Step of the header, 1 to 4.' })
  step!: number;

  @Field(() => [OnboardingMessageType], { description: 'All answered messages, oldest first.' })
  messages!: OnboardingMessageType[];

  @Field(() => OnboardingUnansweredMessageType, {
    nullable: true,
    description: 'The last message when it was not answered; null otherwise.',
  })
  unanswered!: OnboardingUnansweredMessageType | null;

  @Field(() => OnboardingDraftType, { description: 'What was gathered so far.' })
  draft!: OnboardingDraftType;

  @Field(() => OnboardingPreviewType, { nullable: true, description: 'The preview; null until it is built.' })
  preview!: OnboardingPreviewType | null;
}

@InputType({ description: 'A new setting-up chat.' })
export class StartOnboardingInput {
  @Field(() => String, { description: 'Name of the chosen plan, e.g. `Gold`.' })
  package!: string;
}

@InputType({ description: "A visitor's message." })
export class OnboardingReplyInput {
  @Field(() => String, { description: 'Secret of the conversation.' })
  conversation!: string;

  @Field(() => ID, {
    description:
      "The client's id of the message: 1 to 64 letters, digits, or any of _ : . - (a UUID will do). The same id replays an answer, never asks again.",
  })
  clientId!: string;

  @Field(() => String, { description: 'Plain text, at most 20,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'The chat is open.' })
export class StartOnboardingPayload {
  @Field(() => OnboardingConversationType, {
    description: 'The chat; send the first message to hear from it.',
  })
  conversation!: OnboardingConversationType;
}

export const StartOnboardingResult = createUnionType({
  name: 'StartOnboardingResult',
  description: 'Outcome of `startOnboarding`.',
  types: () => [StartOnboardingPayload, RateLimitedError] as const,
});
