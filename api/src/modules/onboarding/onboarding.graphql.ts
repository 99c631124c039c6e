import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
  text,
} from '../../graphql/types.ts';
import { MenuLineType, ReviewedLineInput } from '../menuFiles/menuLine.graphql.ts';
import { DietaryTagEnum } from '../sites/productFields.graphql.ts';
import { DeliveryZoneType } from '../sites/ordering.graphql.ts';
import { BrandType, StorefrontThemeEnum } from '../sites/storefront.graphql.ts';
import { MenuPeriodType } from '../sites/storefrontMenu.graphql.ts';
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

export const OnboardingMessageType = objectType('OnboardingMessage', 'One message of the chat.', {
  id: field(ID, "The client's id of a visitor's message; `<id>:reply` for the answer to it."),
  sender: field(ChatSenderEnum, 'Who wrote it.'),
  html: field(String, 'Sanitised HTML.'),
  createdAt: field(DateTime, 'When it was written.'),
});
export type OnboardingMessageType = InstanceType<typeof OnboardingMessageType>;

const OnboardingDraftSizeType = objectType('OnboardingDraftSize', 'A size of a product of the draft menu.', {
  name: field(String, 'Its name.'),
  price: field(Pence, 'Its price.'),
});

const OnboardingDraftItemType = objectType('OnboardingDraftItem', 'A product of the draft menu.', {
  name: field(String, 'Its name.'),
  description: field(String, 'Its description; empty without one.'),
  price: field(Pence, 'Its price; with sizes, the price of the cheapest.'),
  sizes: field([OnboardingDraftSizeType], 'Its sizes; empty for one price.'),
  dietaryTags: field([DietaryTagEnum], 'Its diets.'),
});

const OnboardingDraftExtraType = objectType('OnboardingDraftExtra', 'What can be added to a product.', {
  name: field(String, 'Its name.'),
  price: field(Pence, 'Its price; with sizes, the price of the cheapest.'),
  sizes: field([OnboardingDraftSizeType], 'Its prices for sizes of the product; empty for one price.'),
});

const OnboardingDraftExtrasType = objectType(
  'OnboardingDraftExtras',
  'What can be added to every product of a section.',
  {
    name: field(String, 'Name of the choice, e.g. `Extra toppings`.'),
    options: field([OnboardingDraftExtraType], 'What can be chosen.'),
  },
);

const OnboardingDraftSectionType = objectType('OnboardingDraftSection', 'A section of the draft menu.', {
  name: field(String, 'Name of the section.'),
  description: field(String, 'The text below its name; empty without one.'),
  items: field([OnboardingDraftItemType], 'Products of the section.'),
  extras: field([OnboardingDraftExtrasType], 'Choices of its products.'),
});

const OnboardingDraftOrderingType = objectType(
  'OnboardingDraftOrdering',
  'When and how the site takes orders, as far as it is known.',
  {
    hours: nullable([MenuPeriodType], 'The week in which people can order; null until known.'),
    deliveryHours: nullable([MenuPeriodType], 'The week of deliveries; null: that of `hours`.'),
    collection: nullable(Boolean, 'Whether people can collect; null until known.'),
    zones: nullable([DeliveryZoneType], 'Areas of delivery; empty: no delivery; null until known.'),
  },
);

export const OnboardingDraftType = objectType(
  'OnboardingDraft',
  'The data that the assistant has collected.',
  {
    name: nullable(String, 'Name of the business; null until known.'),
    tagline: nullable(String, 'The sentence below the name; null without one.'),
    brand: nullable(BrandType, 'Brand colours; null until known.'),
    theme: nullable(StorefrontThemeEnum, 'The design that the visitor chose; null: the menu decides.'),
    siteTheme: field(
      StorefrontThemeEnum,
      'The design that the site has: the chosen one, or the one that suits the menu.',
    ),
    addressLine: nullable(String, 'Address of the business on one line; null until known.'),
    phone: nullable(String, 'Phone number as written; null until known.'),
    openingHours: nullable(String, 'Opening hours as written, a line for each; null until known.'),
    hasHours: field(Boolean, 'Whether the hours in which people can order are known.'),
    ordering: nullable(OnboardingDraftOrderingType, 'When and how the site takes orders; null until known.'),
    popularItems: field([String], 'Popular dishes.'),
    quickReplies: field(
      [String],
      'Answers to the last question, for buttons: a press sends the text as a message. Empty: the assistant offers none of its own.',
    ),
    logoUrl: nullable(String, 'Address of the uploaded logo; null without one.'),
    sections: field([OnboardingDraftSectionType], 'Sections of the draft menu.'),
    unreadLines: field([MenuLineType], 'Lines of pasted menus that could not be read.'),
    viewUrl: field(
      String,
      'Address of a page that shows the stored draft as a site, for a frame. It changes with each visible change.',
    ),
  },
);
export type OnboardingDraftType = InstanceType<typeof OnboardingDraftType>;

export const OnboardingPreviewType = objectType('OnboardingPreview', 'The preview site of a conversation.', {
  slug: field(String, 'Subdomain of the site.'),
  previewUrl: field(String, 'Address of the site.'),
  claimToken: nullable(String, 'Token to claim the site once; null when it is claimed.'),
});

const OnboardingTestOrderType = objectType(
  'OnboardingTestOrder',
  'An order that was placed on the unclaimed preview. Nobody is mailed.',
  {
    number: field(Int, 'Number of the order.'),
    total: field(Pence, 'Total of the order.'),
    mailUrl: field(
      String,
      'Address of a page with the mail that an owner would get, for a frame. Treat it like a password.',
    ),
  },
);

const OnboardingUnansweredMessageType = objectType(
  'OnboardingUnansweredMessage',
  'A message that was sent but not answered.',
  {
    clientId: field(ID, "The client's id. Retry with this id."),
    text: field(String, 'Plain text of the message.'),
  },
);

export const OnboardingConversationType = objectType('OnboardingConversation', 'An onboarding chat.', {
  id: field(ID, 'Id of the conversation, as `resourceId` of its uploads.'),
  token: field(String, 'Secret token of the conversation. Treat it like a password.'),
  package: field(String, 'Name of the chosen plan.'),
  action: field(OnboardingActionEnum, 'What the chat expects next.'),
  step: field(Int, 'Step of the header, 1 to 4.'),
  messages: field([OnboardingMessageType], 'All messages with an answer, oldest first.'),
  unanswered: nullable(
    OnboardingUnansweredMessageType,
    'The last message when it has no answer; null otherwise.',
  ),
  draft: field(OnboardingDraftType, 'The collected data.'),
  preview: nullable(OnboardingPreviewType, 'The preview; null until it is built.'),
  testOrder: nullable(
    OnboardingTestOrderType,
    'The newest order on the unclaimed preview; null without one.',
  ),
});
export type OnboardingConversationType = InstanceType<typeof OnboardingConversationType>;

export const StartOnboardingInput = mutationInput('startOnboarding', {
  package: field(String, 'Name of the chosen plan, e.g. `Gold`.'),
});
export type StartOnboardingInput = InstanceType<typeof StartOnboardingInput>;

/** More than a message may have: what is above that limit gets its own answer. */
const MAX_SENT_TEXT = 50_000;

export const OnboardingReplyInput = mutationInput('onboardingReply', {
  conversation: field(String, 'Token of the conversation.'),
  clientId: field(
    ID,
    "The client's id of the message: 1 to 64 letters, digits or `_ : . -`, e.g. a UUID. Sending the same id again returns the stored answer.",
  ),
  text: text(MAX_SENT_TEXT, 'Plain text, at most 20,000 characters.'),
});
export type OnboardingReplyInput = InstanceType<typeof OnboardingReplyInput>;

export const ReviewOnboardingLinesInput = mutationInput('reviewOnboardingLines', {
  conversation: field(String, 'Token of the conversation.'),
  lines: field([ReviewedLineInput], 'At most 300 lines. If one is invalid, nothing changes.'),
});
export type ReviewOnboardingLinesInput = InstanceType<typeof ReviewOnboardingLinesInput>;

export const ReviewOnboardingLinesPayload = mutationPayload('reviewOnboardingLines', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

export const ReviewOnboardingLinesResult = resultType(
  'reviewOnboardingLines',
  ReviewOnboardingLinesPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const UndoOnboardingReviewInput = mutationInput('undoOnboardingReview', {
  conversation: field(String, 'Token of the conversation.'),
  lines: field(
    [ID],
    'Ids of all lines of the last review. When it was another one, or is undone, nothing changes.',
  ),
});
export type UndoOnboardingReviewInput = InstanceType<typeof UndoOnboardingReviewInput>;

export const UndoOnboardingReviewPayload = mutationPayload('undoOnboardingReview', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

export const UndoOnboardingReviewResult = resultType(
  'undoOnboardingReview',
  UndoOnboardingReviewPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const ChooseOnboardingDesignInput = mutationInput('chooseOnboardingDesign', {
  conversation: field(String, 'Token of the conversation.'),
  theme: field(StorefrontThemeEnum, 'The design; one that every plan has.'),
});
export type ChooseOnboardingDesignInput = InstanceType<typeof ChooseOnboardingDesignInput>;

export const ChooseOnboardingDesignPayload = mutationPayload('chooseOnboardingDesign', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

export const ChooseOnboardingDesignResult = resultType(
  'chooseOnboardingDesign',
  ChooseOnboardingDesignPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const StartOnboardingPayload = objectType('StartOnboardingPayload', 'The new chat.', {
  conversation: field(OnboardingConversationType, 'The chat. Send the first message to get an answer.'),
});

export const StartOnboardingResult = resultType('startOnboarding', StartOnboardingPayload, 'rateLimited');
