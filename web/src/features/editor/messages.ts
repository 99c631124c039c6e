import { MAX_PROMPT_LENGTH } from '@forkfront/common/limits.ts';

const list = new Intl.ListFormat('en-GB');

/** Texts around the tabs of the editor; those of spec §2 and §8 are word for word. */
export const messages = {
  title: 'Restaurant editor',
  back: 'My Restaurants',
  backToDashboard: 'Dashboard',
  freePlan: 'Free Plan',
  premiumPlan: 'Premium Plan',
  tabsLabel: 'Parts of your website',
  tabs: {
    homepage: 'Homepage',
    products: 'Products',
    settings: 'Settings',
    ordering: 'Hours & delivery',
    offers: 'Offers',
    redesign: 'Redesign',
    team: 'Team',
  },
  loading: 'Loading your website…',
  loadingTab: 'Loading…',
  failure: 'Failed to load restaurants with products.',
  updateFailed: 'Update failed.',
  tryAgain: 'Try again',

  share: 'Share',
  missingTitle: 'We couldn’t find this website',
  missingText:
    'It may have been deleted, or it may belong to another account. You’ll find all your websites under My Restaurants.',
  missingBack: 'Go to My Restaurants',

  suspendedTitle: 'This website has been taken offline.',
  suspendedText:
    'It seems to break our terms. We have sent you an email with the reason. If this is a mistake, please reply to it.',
  closedTitle: 'This website is closed to visitors.',
  closedText: 'Visitors see that the site is closed. You won’t receive orders. You can still edit it.',
  reopen: 'Reopen',
  closed: 'Your website is closed.',
  reopened: 'Your website is open again.',

  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  lastSaved: (when: string) => `Last saved ${when}`,
  save: 'Save Changes',
  reset: 'Reset',

  leaveTitle: 'Leave without saving?',
  leaveText: 'You have unsaved changes. If you leave now, they will be lost.',
  leaveConfirm: 'Leave',
  leaveCancel: 'Stay here',

  /** One feature or several, as the start of a sentence. */
  premiumFeature: (features: readonly string[]) =>
    features.length === 1
      ? `${features[0]} is a premium feature`
      : `${list.format(features)} are premium features`,
  premiumReason: 'Upgrade this website to use it.',
  premiumTrial: 'The first 14 days are free.',
  upgradeNow: 'Upgrade Now',
  askOwner: 'The owner of this website can choose another plan.',
  pro: 'PRO',

  imageTitle: 'AI image generator',
  imageIntro: 'Describe an image and we’ll create it.',
  imagePaidOnly: 'AI image generation requires a paid plan.',
  imageUpgrade: 'AI image generation requires a paid plan. Please upgrade to continue.',
  imagePrompt: 'What should the image show?',
  imageHelp: 'For example: a wood-fired pizza with basil on a dark table, from above.',
  imagePromptEmpty: 'Please describe the image.',
  imagePromptLong: `Please use at most ${MAX_PROMPT_LENGTH} characters.`,
  imageGenerate: 'Generate image',
  imageDrawing: 'Creating your image… This takes up to a minute.',
  imageAgain: 'Generate another',
  imageUse: 'Use this image',
  imageAlt: (prompt: string) => `Suggestion: ${prompt}`,
  imageFailed: 'The image could not be created.',
} as const;
