/** Texts around the tabs of the editor; those of spec §2 and §8 are word for word. */
export const messages = {
  title: 'Restaurant editor',
  back: 'My Restaurants',
  freePlan: 'Free Plan',
  premiumPlan: 'Premium Plan',
  tabsLabel: 'Parts of your website',
  tabs: { homepage: 'Homepage', products: 'Products', settings: 'Settings' },
  loading: 'Loading your website…',
  loadingTab: 'Loading…',
  failure: 'Failed to load restaurants with products.',
  updateFailed: 'Update failed.',
  tryAgain: 'Try again',

  missingTitle: 'We could not find this website',
  missingText:
    'It may have been deleted, or it belongs to another account. Your own websites are all in one place.',
  missingBack: 'Go to My Restaurants',

  suspendedTitle: 'This website has been taken offline.',
  suspendedText:
    'It seems to break our terms. We have sent you an email with the reason. If this is a mistake, please reply to it.',
  closedTitle: 'This website is closed to visitors.',
  closedText: 'Visitors see that the site is closed. You won’t receive orders. You can still edit it.',
  reopen: 'Reopen',
  reopened: 'Your website is open again.',

  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  lastSaved: (when: string) => `Last saved ${when}`,
  save: 'Save Changes',
  reset: 'Reset',

  leaveTitle: 'Leave without saving?',
  leaveText: 'You have changes that are not saved. If you leave now, they are lost.',
  leaveConfirm: 'Leave',
  leaveCancel: 'Stay here',

  premiumFeature: (feature: string) => `${feature} is a premium feature`,
  premiumReason: 'Upgrade this website to use it.',
  premiumTrial: 'The first 14 days are free.',
  upgradeNow: 'Upgrade Now',
  pro: 'PRO',

  imageTitle: 'AI image generator',
  imageIntro: 'Describe an image and we’ll create it.',
  imagePaidOnly: 'AI image generation requires a paid plan.',
  imageUpgrade: 'AI image generation requires a paid plan. Please upgrade to continue.',
  imagePrompt: 'What should the picture show?',
  imageHelp: 'For example: a wood-fired pizza with basil on a dark table, from above.',
  imagePromptEmpty: 'Please describe the picture.',
  imagePromptLong: 'Please use at most 300 characters.',
  imageGenerate: 'Generate image',
  imageDrawing: 'Creating your image… This takes up to a minute.',
  imageAgain: 'Generate another',
  imageUse: 'Use this picture',
  imageAlt: (prompt: string) => `Suggestion: ${prompt}`,
  imageFailed: 'The picture could not be drawn.',
} as const;
