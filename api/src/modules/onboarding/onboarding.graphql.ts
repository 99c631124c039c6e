import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { DateTime, enumType, Pence } from '../../graphql/scalars.ts';
import { BrandType } from '../sites/storefront.graphql.ts';
import type { OnboardingAction, BuildStep, ChatSender } from './onboarding.rules.ts';

const ChatSenderEnum = enumType<ChatSender>('ChatSender', 'Who wrote a chat message.', {
  user: 'The visitor.',
  agent: 'The assistant.',
  system: 'The product itself.',
});

export const OnboardingActionEnum = enumType<OnboardingAction>(
  'OnboardingAction',
  'What the chat expects next.',
  {
    start: 'The chat has just started.',
    request_details: 'The assistant asks for the name, colours and popular dishes.',
    request_logo: 'The assistant asks for the logo: show the upload.',
    request_upload: 'The assistant asks for a file: show the upload.',
    request_menu: 'The assistant asks for the menu, or builds the site.',
    complete: 'The preview is ready.',
    wf_error: 'An error on our side.',
  },
);

export const BuildStepEnum = enumType<BuildStep>('BuildStep', 'A step of building the preview.', {
  site: 'The address.',
  menu: 'The menu.',
  colours: 'Choosing the design.',
  publish: 'Publishing the site.',
});

@ObjectType('OnboardingMessage', { description: 'One message of the chat.' })
export class OnboardingMessageType {
  @Field(() => ID, {
    description: "The client's id of a visitor's message; `<id>:reply` for the answer to it.",
  })
  id!: string;

  @Field(() => ChatSenderEnum, { description: 'Who wrote it.' })
  sender!: ChatSender;

  @Field(() => String, { description: 'Sanitised HTML.' })
  html!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType('OnboardingDraftItem', { description: 'A product of the draft menu.' })
class OnboardingDraftItemType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its description; empty without one.' })
  description!: string;

  @Field(() => Pence, { description: 'Its price.' })
  price!: number;
}

@ObjectType('OnboardingDraftSection', { description: 'A section of the draft menu.' })
class OnboardingDraftSectionType {
  @Field(() => String, { description: 'Name of the section.' })
  name!: string;

  @Field(() => [OnboardingDraftItemType], { description: 'Products of the section.' })
  items!: OnboardingDraftItemType[];
}

@ObjectType('OnboardingDraft', { description: 'The data that the assistant has collected.' })
export class OnboardingDraftType {
  @Field(() => String, { nullable: true, description: 'Name of the business; null until known.' })
  name!: string | null;

  @Field(() => BrandType, { nullable: true, description: 'Brand colours; null until known.' })
  brand!: BrandType | null;

  @Field(() => [String], { description: 'Popular dishes.' })
  popularItems!: string[];

  @Field(() => String, { nullable: true, description: 'Address of the uploaded logo; null without one.' })
  logoUrl!: string | null;

  @Field(() => [OnboardingDraftSectionType], { description: 'Sections of the draft menu.' })
  sections!: OnboardingDraftSectionType[];
}

@ObjectType('OnboardingPreview', { description: 'The preview site of a conversation.' })
class OnboardingPreviewType {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Token to claim the site once; null when it is claimed.',
  })
  claimToken!: string | null;
}

@ObjectType('OnboardingUnansweredMessage', { description: 'A message that was sent but not answered.' })
class OnboardingUnansweredMessageType {
  @Field(() => ID, { description: "The client's id. Retry with this id." })
  clientId!: string;

  @Field(() => String, { description: 'Plain text of the message.' })
  text!: string;
}

@ObjectType('OnboardingConversation', { description: 'An onboarding chat.' })
export class OnboardingConversationType {
  @Field(() => ID, { description: 'Id of the conversation, as `resourceId` of its uploads.' })
  id!: string;

  @Field(() => String, { description: 'Secret token of the conversation. Treat it like a password.' })
  token!: string;

  @Field(() => String, { description: 'Name of the chosen plan.' })
  package!: string;

  @Field(() => OnboardingActionEnum, { description: 'What the chat expects next.' })
  action!: OnboardingAction;

  @Field(() => Int, { description: 'Step of the header, 1 to 4.' })
  step!: number;

  @Field(() => [OnboardingMessageType], { description: 'All messages with an answer, oldest first.' })
  messages!: OnboardingMessageType[];

  @Field(() => OnboardingUnansweredMessageType, {
    nullable: true,
    description: 'The last message when it has no answer; null otherwise.',
  })
  unanswered!: OnboardingUnansweredMessageType | null;

  @Field(() => OnboardingDraftType, { description: 'The collected data.' })
  draft!: OnboardingDraftType;

  @Field(() => OnboardingPreviewType, { nullable: true, description: 'The preview; null until it is built.' })
  preview!: OnboardingPreviewType | null;
}

@InputType({ description: 'Input of `startOnboarding`.' })
export class StartOnboardingInput {
  @Field(() => String, { description: 'Name of the chosen plan, e.g. `Gold`.' })
  package!: string;
}

@InputType({ description: 'Input of `onboardingReply`.' })
export class OnboardingReplyInput {
  @Field(() => String, { description: 'Token of the conversation.' })
  conversation!: string;

  @Field(() => ID, {
    description:
      "The client's id of the message: 1 to 64 letters, digits or `_ : . -`, e.g. a UUID. Sending the same id again returns the stored answer.",
  })
  clientId!: string;

  @Field(() => String, { description: 'Plain text, at most 20,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'The new chat.' })
export class StartOnboardingPayload {
  @Field(() => OnboardingConversationType, {
    description: 'The chat. Send the first message to get an answer.',
  })
  conversation!: OnboardingConversationType;
}

export const StartOnboardingResult = resultType('startOnboarding', StartOnboardingPayload, 'rateLimited');
