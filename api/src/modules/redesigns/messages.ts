import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';

/** Texts of redesigns. */
export const messages = {
  check: 'Please check the marked fields.',
  unknown: 'We couldn’t find this redesign.',
  locked: 'A professional redesign is part of the Gold plan.',
  open: 'A redesign is already under way.',
  used: 'Your plan’s redesigns of the last 12 months are used.',
  moved: 'This redesign has moved on. Please reload the page.',
  linkInvalid: 'This link no longer works. Please sign in to answer.',
  superseded: 'There is a newer proposal. Please use the link in our latest email.',
  briefMissing: 'Please tell us what you want.',
  proposalMissing: 'Please describe the proposal.',
  changesMissing: 'Please tell us what to change.',
  textTooLong: (most: number) => `Please use at most ${most} characters.`,
  tooManyLinks: `Please use at most ${REDESIGN_LIMITS.links} links.`,
  linkTooLong: (most: number) => `Please use a link of at most ${most} characters.`,
  addressInvalid: 'Please enter a full address, like https://example.com.',
  draftMissing: 'Please add a link to the draft, or a picture of it.',
  tooManyPictures: `Please use at most ${REDESIGN_LIMITS.pictures} pictures.`,
  pictureGone: 'One of the pictures has expired. Please add it again.',
};

/** Texts of the mails to both sides. */
export const mailMessages = {
  REQUESTED: {
    subject: (name: string) => `${name} asked for a redesign`,
    body: 'Please look at the request and start work on it.',
  },
  IN_PROGRESS: {
    subject: (name: string) => `We’ve started your redesign of ${name}`,
    body: 'Our designers are at work. You’ll get an email with a first proposal.',
  },
  PROPOSED: {
    subject: (name: string) => `Your redesign of ${name} is ready to review`,
    body: 'Please look at the proposal. Then approve it, or tell us what to change.',
    answer: 'Look at it and answer',
    // The same number as `ANSWER_DAYS`.
    until: 'The link works for 14 days and needs no password. Please don’t forward this email.',
  },
  CHANGES_ASKED: {
    subject: (name: string) => `${name} asked for changes`,
    body: 'Please look at the changes and make a new proposal.',
  },
  APPROVED: {
    subject: (name: string) => `${name} approved the redesign`,
    body: 'Please put the approved design online.',
  },
  WITHDRAWN: {
    subject: (name: string) => `${name} withdrew the redesign`,
    body: 'No further work is needed.',
  },
  message: 'Message',
  draft: 'See the draft',
  picture: 'The first picture',
  seeInFull: 'See it in full size',
  open: 'Open the redesign',
  footerOwner: 'You’re receiving this because a redesign of your website was requested.',
  footerOperator: 'You’re receiving this because you are an operator.',
};
