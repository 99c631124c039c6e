import { registerEnumType } from 'type-graphql';

export const ChatSenderEnum = { USER: 'user', AGENT: 'agent', SYSTEM: 'system' } as const;

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
