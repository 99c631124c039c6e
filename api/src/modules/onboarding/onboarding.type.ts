import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { BrandType } from '../sites/brand.type.ts';
import { ChatSenderEnum, OnboardingActionEnum } from './onboarding.enums.ts';
import type { OnboardingAction } from './onboarding.rules.ts';
import type { ChatSender } from './onboardingEvent.ts';

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
export class OnboardingDraftItemType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its description; empty without one.' })
  description!: string;

  @Field(() => Pence, { description: 'Its price.' })
  price!: number;
}

@ObjectType('OnboardingDraftSection', { description: 'A heading of the menu that was told.' })
export class OnboardingDraftSectionType {
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
export class OnboardingPreviewType {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, { nullable: true, description: 'Claims the site, once; null when it is claimed.' })
  claimToken!: string | null;
}

@ObjectType('OnboardingUnansweredMessage', { description: 'A message that was sent but not answered.' })
export class OnboardingUnansweredMessageType {
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
