import { formatPence } from '@forkfront/common/money.ts';
import { isGroceryPlan, shortPlanName } from '../../lib/planName.ts';

/** What the setup page, its chat and the claim form say; spec §2, §5 and §8 word for word where they give a text. */
export const messages = {
  title: 'Set up your website',
  intro:
    'Tell the assistant about your place in your own words: its name, colours, logo and menu. Your website takes shape as you answer. It costs nothing, and you need no account to see it.',
  needsScript: 'The chat needs JavaScript. Please switch it on, or write to us on the contact page.',
  /** Spec §2; a grocery shop has products. */
  steps: (plan: string | null) =>
    ['Details', 'Logo', plan !== null && isGroceryPlan(plan) ? 'Products' : 'Menu', 'Done!'] as const,
  stepsLabel: 'Setting up',
  stepDone: 'done',
  plan: (name: string) => (/\bplan$/i.test(name) ? name : `${name} plan`),
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: "This deletes everything you've told the assistant and starts a new conversation.",
  startOverPreviewText:
    "This deletes your preview and everything you've told the assistant. The preview can no longer be claimed.",
  startOverClaimText:
    'Your preview stays online for a while, but this browser forgets it and it can no longer be claimed.',
  startOverConfirm: 'Start over',
  startOverCancel: 'Keep going',

  firstMessage: (plan: string) => `I'd like to start with the ${plan} plan.`,
  startingWith: (plan: string) =>
    /^free\b/i.test(plan)
      ? 'Starting with Free. Your preview is free, too.'
      : `Starting with ${shortPlanName(plan)}. Your preview is free, and so is the Free plan.`,
  quickReplies: 'Quick answers',
  replySkip: 'Skip',
  replyYouChoose: 'You choose',
  replyBuild: 'Build it',
  replyCheck: (count: number) => (count === 1 ? 'Check it' : 'Check them'),
  replyBuildAnyway: 'Build it anyway',
  conversation: 'Conversation with the setup assistant',
  you: 'You',
  assistant: 'Assistant',
  opening: 'Opening the chat…',
  typing: 'The assistant is writing…',
  reconnecting: 'Connection lost. Reconnecting…',
  offline: "You seem to be offline. We'll continue when you're back online.",
  notOpened: 'The chat could not be opened. Please try again.',
  retry: 'Retry',
  notAnswered: 'Not answered',
  reload: 'Reload the chat',

  chatFailed: 'Sorry, an error occurred. Please try again.',
  invalidResponse: 'Failed to get a valid response from the agent.',
  workflowFailed: 'An error occurred while processing your request.',

  yourMessage: 'Your message',
  messagePlaceholder: 'Write your answer…',
  changePlaceholder: 'What would you like to change?',
  hoursPlaceholder: 'Your address, hours, delivery…',
  menuPlaceholder: 'Paste or attach your menu…',
  productsPlaceholder: 'Paste or attach the list of your products…',
  send: 'Send',
  sendHelp: 'Enter sends, Shift + Enter starts a new line.',
  tooLong: (length: number, most: number) =>
    `That is ${length.toLocaleString('en-GB')} characters; one message holds ${most.toLocaleString('en-GB')}. Please send it in parts.`,

  attachMenu: 'Attach a menu file',
  attachHelp: 'PDF, photo, .txt or .csv',
  dropMenu: 'Drop your menu here.',
  attached: (name: string) => `${name} is attached.`,
  oneFile: 'Please add one file at a time.',
  stopReading: (name: string) => `Stop reading ${name}`,
  columnsFirst: 'Please say first what the columns of your list are.',
  stillReading: 'Please wait until your file is read, or stop it.',
  reading: (name: string) => `Reading ${name}…`,
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}…`,
  sendingPhoto: (percent: number) => `Sending the photo: ${percent}%`,
  readingPhoto: 'Reading the photo. This can take half a minute…',
  checkPhoto: (name: string) =>
    `This is what we read in ${name}. Please check it before you send it: [?] marks what we couldn’t read.`,
  removeFile: (name: string) => `Remove ${name}`,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  pastedText: 'Pasted text',
  showAll: 'Show all',
  showLess: 'Show less',
  menuWrongType:
    'Please choose a PDF, a photo (JPEG, PNG, WebP), a .txt or a .csv file. You can also paste your menu as text.',
  menuTooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Please choose a smaller one, or paste your menu as text.`,
  menuNotLoaded: 'This file could not be read just now. Please check your connection and try again.',
  menuInPart: (fits: number, total: number, next: string) =>
    `The first ${fits} of ${total} lines fit into this message. Please send the rest in another one, from “${next}” on.`,
  pdfProblems: {
    locked:
      'This PDF is protected by a password. Please save it without one, paste its text, or attach a photo of your menu.',
    damaged: 'We can’t open this PDF. Please save it again, paste its text, or attach a photo of your menu.',
    noText:
      'This PDF has no text that we can read; it may be a scan. Please paste the text, or attach photos of your menu one by one.',
  },
  pdfTooLong: (pages: number, most: number) =>
    `This PDF has ${pages} pages; we read at most ${most}. Please split it, or paste the text of your menu.`,
  pdfBlank: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages.join('')} has no text that we can read. If dishes are on it, please send them as text or as a photo.`
      : `Pages ${new Intl.ListFormat('en-GB').format(pages.map(String))} have no text that we can read. If dishes are on them, please send them as text or as photos.`,
  pdfPartly: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages.join('')} has words in a font that the file does not contain, so they are missing. Please send that page as text or as a photo.`
      : `Pages ${new Intl.ListFormat('en-GB').format(pages.map(String))} have words in a font that the file does not contain, so they are missing. Please send these pages as text or as photos.`,
  photoUndrawable:
    'Your browser can’t open this image. Please save it as JPEG or PNG, or paste your menu as text.',
  photoFailed: 'The photo could not be read. Please try again, paste your menu as text, or attach a PDF.',
  menuEmpty: 'This file is empty. Please choose another one.',
  menuUnreadable: 'We cannot read this file as text. Please save it as .txt or .csv, or paste your menu.',
  menuTooLong: (most: number) =>
    `This file is too long: at most ${most.toLocaleString('en-GB')} characters fit. Please send it in parts.`,

  logoLabel: 'Your logo',
  skip: 'Skip for now',
  logoColours: 'Use the colours of the logo',
  logoColoursMessage: (colours: string) => `Use the colours of our logo: ${colours}`,
  skipMessage: 'Skip the logo for now, please.',
  logoUploaded: 'Logo uploaded successfully!',
  logoUploadedMessage: 'I have uploaded my logo.',

  buildNotice: 'Building your website takes a minute or two. You can watch it grow in the preview.',
  building: 'Building your website',
  buildSteps: {
    SITE: 'Site set up',
    MENU: 'Menu added',
    COLOURS: 'Colours added',
    PUBLISH: 'Preview published',
  },

  designTitle: 'Which one is you?',
  designIntro: 'Your menu in each design. Your preview changes at once.',
  designs: { TRATTORIA: 'Trattoria', COUNTER: 'Counter', TABLE: 'Table', NIGHT: 'Night' },
  designLocked: 'In the paid plans',
  designOpen: 'In every plan',
  designLoading: 'Loading the design…',
  designFailed: 'We couldn’t change the design. Please try again.',

  preview: 'Preview',
  previewLabel: 'Preview of your website',
  previewEmpty: 'Your website appears here.',
  previewLoading: 'Loading the preview…',
  previewIntro: 'It updates with every answer.',
  previewReadyIntro: 'Your preview is online.',
  showPreview: 'Show preview',
  pictureLabel: 'Picture of your website',
  lookAround: 'Look around',
  openSite: 'Open the preview site',
  tryOrder: 'Try it: place an order in the phone. It’s a test.',
  newOrder: (number: number, total: string) => `New order ${number} · ${total}`,
  readMail: 'Read the email',
  mailTitle: 'The email you’ll get for each order',
  close: 'Close',
  address: 'your-name',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),

  siteSoFar: 'Your site so far',
  facts: { name: 'Name', tagline: 'Tagline', addressLine: 'Address', phone: 'Phone' },
  factColours: 'Colours',
  factFavourites: 'Favourites',
  colours: { primary: 'Main colour', secondary: 'Second colour' },
  colourPairs: 'Colours that go together',
  favouritesHelp: 'At most 12 dishes, with commas between them.',
  tooManyFavourites: (most: number) => `Please enter at most ${most} dishes.`,
  factLogo: 'Logo',
  logoRemove: 'Remove the logo',
  factHours: 'Opening hours',
  dayClosed: 'closed',
  usualWeek: 'Start with a usual week',
  sameHours: 'Delivery has the same hours',
  deliveryHours: 'Hours of delivery',
  factWays: 'Collection and delivery',
  wayCollection: 'They collect it',
  wayDelivery: 'We deliver it',
  waysMissing: 'People could get no order. Please choose collection, or add an area of delivery.',
  wayCollects: 'Collection',
  wayArea: (area: string, fee: number) => `Delivery to ${area}: ${fee === 0 ? 'free' : formatPence(fee)}`,
  addArea: 'Add an area',
  factLoading: 'Loading the form…',
  factMenu: 'Menu',
  menuSoFar: (dishes: string, unread: number) => (unread === 0 ? dishes : `${dishes}, ${unread} to check`),
  priceFrom: (price: string) => `from ${price}`,
  newDish: 'Add a dish',
  menuDone: 'Done',
  dishRemove: (name: string) => `Remove ${name}`,
  dishRemoved: (name: string) => `${name} is off your menu.`,
  buildNow: 'Build my website',
  factsMissing: (count: number) => `${count} still missing`,
  factMissing: 'Not yet',
  factEdit: 'Edit',
  factAdd: 'Add',
  editFact: (label: string) => `Edit: ${label}`,
  addFact: (label: string) => `Add: ${label}`,
  factSave: 'Save',
  factCancel: 'Cancel',
  factNameMissing: 'Please enter the name of your business.',
  factTooLong: (most: number) => `Please use at most ${most} characters.`,
  factFailed: 'This could not be saved. Please try again.',

  reviewTitle: (count: number) =>
    count === 1 ? 'A line we could not read (1)' : `Lines we could not read (${count})`,
  reviewIntro: (count: number) =>
    count === 1
      ? 'It is not on your menu yet. Add it as a dish, or leave it out.'
      : 'They are not on your menu yet. Add each one as a dish, or leave it out.',
  reviewLater: (count: number) =>
    count === 1 ? 'It is not on your website yet.' : 'They are not on your website yet.',
  reviewOpen: 'Look through them',
  undoReviewFailed: 'This could not be taken back. Please try again.',
  reviewFailed: 'This could not be saved. Please try again.',

  claimTitle: 'Your Live Website is Ready!',
  claimIntro: 'Have a look around and place a test order. When you like it, claim it and it is yours.',
  viewPreview: 'View Your Live Preview',
  changeFirst: 'Change something first',
  hoursMissing:
    'Real orders need your opening hours. Tell the assistant your address, your hours and where you deliver, or do it later in the editor.',
  tellHours: 'Tell the assistant',
  backToClaim: 'Back to claiming',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHelp: 'At least 8 characters.',
  acceptTerms: 'I accept the',
  termsLink: 'terms and conditions',
  claim: 'Claim My Free Site',
  claimSignedIn: 'Add Site to My Account',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  freeTitle: 'Free, for as long as you like',
  freeFeatures: ['Test orders by email', 'Live shareable website', 'Basic admin dashboard'],
  upgradeTitle: 'When you are ready for more',
  upgradeFeatures: [
    'Full menu with product images',
    'AI tools for images and descriptions',
    'More orders a month',
    'Professional redesign',
  ],
  upgradeNote: 'Paid plans start with a 14-day free trial.',

  nameMissing: 'Please fill in your name.',
  emailMissing: 'Please fill in your email.',
  passwordMissing: 'Please choose a password.',
  termsRequired: 'You must accept the terms to continue.',
  claimTokenMissing: 'Claim token not found. Please try the setup process again.',
  claimTokenMissingSignedIn: 'Claim token not found.',
  claimFailed: 'Failed to claim restaurant.',
  claimSignedOut:
    'You have been signed out. Your preview is safe: please sign in again below, or claim it with a new account.',
  claimed: 'Restaurant claimed successfully!',

  claimedTitle: 'This website has been claimed',
  claimedText: 'You can now edit it under My Restaurants.',
  toMyRestaurants: 'Go to My Restaurants',
  anotherSite: 'Set up another website',

  widgetBubble: "Ready to build your site? Let's chat!",
  widgetDismissBubble: 'Dismiss',
  widgetTitle: 'Setup assistant',
  widgetStep: (step: number, label: string) => `Step ${step} of 4: ${label}`,
  widgetEnlarge: 'Open in full screen',
  widgetLeaveFullscreen: 'Leave full screen',
  widgetPutAway: 'Close chat',
  widgetEndTitle: 'End this chat?',
  widgetEndText:
    'The assistant forgets what you have told it. To keep the chat while you look around, leave it open.',
  widgetEndPreviewText:
    'The assistant forgets what you have told it. Your preview stays online; signed in, you find it on your dashboard.',
  /** Another preview waits to be claimed, so this one is not on the dashboard. */
  widgetEndOtherPreviewText:
    'The assistant forgets what you have told it, and this preview can no longer be claimed. To keep it, claim it first.',
  widgetEndConfirm: 'End the chat',
  widgetEndCancel: 'Keep chatting',
} as const;
