import { inShopWords } from './words/shopWords.ts';

/** The steps of the scripted assistant, in order. */
export const STEPS = ['name', 'colours', 'popular', 'logo', 'menu', 'build'] as const;
export type Step = (typeof STEPS)[number];

/**
 * The question of each step. It is part of every message that waits for this step's answer, so that the assistant can
 * find its last question in the conversation.
 */
export const QUESTIONS: Readonly<Record<Step, string>> = {
  name: 'What is your business called?',
  colours: 'Which brand colours would you like?',
  popular: 'Which dishes do people love most?',
  logo: 'Would you like to add your logo?',
  menu: 'Could you send me your menu?',
  build: 'Shall I build your preview now?',
};

/** Asks for more of the menu. */
const MENU_AGAIN = 'with a price up to £1,000?';

/** Whether a message waits for the answer to a step. */
export const asksFor = (step: Step, text: string): boolean =>
  text.includes(QUESTIONS[step]) ||
  text.includes(inShopWords(QUESTIONS[step])) ||
  (step === 'menu' && text.includes(MENU_AGAIN));

const HINTS: Readonly<Record<Step, string>> = {
  name: '',
  colours:
    ' One or two is plenty: say them in words, such as <b>dark green and cream</b>, or as codes like #00419d.',
  popular: ' Three or four names are perfect, and I will highlight them on your site.',
  logo: ' Choose the image in the upload box, or say <b>skip</b> and add it later.',
  menu: ' Paste it here or attach it as a PDF, a .txt or a .csv file, with one dish and price per line, for example:<br><br>Margherita 8.50<br>Garlic bread, with cheese, 4.50',
  build: '',
};

const REMINDERS: Readonly<Record<Step, string>> = {
  name: '',
  colours: ' Words such as <b>red and gold</b> will do.',
  popular: ' Just the names, or say <b>skip</b>.',
  logo: ' You can upload it now, or say <b>skip</b>.',
  menu: ' One dish and price per line, please, such as <b>Margherita 8.50</b>.',
  build: ' Just say <b>yes</b>.',
};

/** Part of the answer to a restart: all questions are asked again after it. */
export const START_OVER = 'let us start again from the top.';
/** Part of the message about a finished preview. */
export const READY = 'your preview is ready!';

/** Part of each question about real orders. */
export const LATER = 'You can also do this later.';
/** What real orders need, beside the preview. */
export type OrderingPart = 'address' | 'hours' | 'ways';
const ORDERING_PARTS: Readonly<Record<OrderingPart, string>> = {
  address: 'your address',
  hours: 'your opening hours',
  ways: 'whether people collect or you deliver',
};
const AREA_EXAMPLE = 'We deliver to SE1 and SE11 for £2.50, minimum £15';
const ORDERING_EXAMPLES: Readonly<Record<OrderingPart, string>> = {
  address: '14 High Street, London SE1 7PB',
  hours: 'Tue-Sun 12-2:30pm and 5-10pm',
  ways: `Collection only. Or: ${AREA_EXAMPLE}`,
};

/** Maximum number of unreadable lines that are shown. */
const MAX_SHOWN = 5;

const remind = (step: Step): string => QUESTIONS[step] + REMINDERS[step];

/** `count` null: unknown. */
const gotMenu = (count: number | null, extras = 0): string =>
  count === null
    ? 'Thank you, I have your menu. '
    : `Thank you, your menu has ${count === 1 ? 'one dish' : `${count} dishes`}${extrasOf(extras)} now. `;

function extrasOf(extras: number): string {
  if (extras === 0) return '';
  return extras === 1 ? ' and one extra' : ` and ${extras} extras`;
}

/** All texts of the scripted assistant, as HTML. Text of a visitor must be escaped before. */
export const SCRIPT = {
  greeting: (plan: string | null): string =>
    `Hello! ${plan ? `You have chosen the <b>${plan}</b> plan, so let's` : "Let's"} get your website started.<br><br>`,

  ask: (step: Step): string => QUESTIONS[step] + HINTS[step],
  remind,

  saved: {
    name: (name: string): string => `<b>${name}</b>, lovely to meet you. `,
    newName: (name: string): string => `Of course, it is <b>${name}</b> now. `,
    colours: 'Good choice. ',
    newColours: 'Done, I have changed the colours. ',
    chosenColours:
      'Then I will start you off with a deep green and a warm cream; you can change them whenever you like. ',
    popular: (items: readonly string[]): string =>
      items.length === 1 ? `${list(items)}, noted. ` : `${list(items)}: that made me hungry. `,
    newPopular: "Done, I've updated your favourites. ",
  },
  skippedPopular: 'No problem, we can pick favourites later. ',
  skippedLogo: "No problem, we'll show your name instead. ",
  gotLogo: 'Your logo has arrived, thank you. ',
  gotMenu,

  notSaved: {
    name: 'I could not use that as a name; up to 80 characters will fit. ',
    colours: 'I am not sure which colours those are. ',
    popular: 'I could not quite use those; up to twelve dish names will fit. ',
    other: 'I could not save that as it is. ',
  },
  nameRefused: 'I cannot use that name: it belongs to a well-known company, or has a web address in it. ',
  unsureName: (words: string): string =>
    `I am not sure that “${words}” is the name. If it is, press the button; otherwise please send me the name alone. `,
  callIt: (name: string): string => `Call it ${name}`,
  nameOrPlace: (name: string, short: string): string =>
    `Is it called <b>${name}</b>, or <b>${short}</b>, which is there? `,
  keepName: (known: string, other: string): string =>
    `I have kept the name <b>${known}</b>. Would you like <b>${other}</b> instead? Then say <b>rename it to ${other}</b>. `,
  leaveIt: 'Leave it',
  kept: 'I have left it as it is. ',
  notSkippable: {
    name: 'I need a name for the sign above the door, and you can change it at any time. ',
    menu: 'I need at least one dish with its price to build a preview; the rest can follow later. ',
  },
  missingDishes: (dishes: readonly string[]): string =>
    `Your menu does not list ${list(dishes)}, which you named as ${dishes.length === 1 ? 'a favourite' : 'favourites'}: send ${dishes.length === 1 ? 'it with its price' : 'them with their prices'}, or leave ${dishes.length === 1 ? 'it' : 'them'} out. `,
  leaveOut: (dish: string): string => `Leave ${dish} out`,
  logoMissing: 'I cannot see a logo yet. Please try the upload once more. ',
  waitingForLogo: "I'll wait for the photo. ",

  someUnread: (count: number | null, unread: readonly string[], extras = 0): string =>
    unread.length === 1
      ? `${gotMenu(count, extras)}There is one line I couldn't read, perhaps because its price is missing:<ul>${bullets(unread)}</ul>You can complete it in the list below. Or could you send it again, ${MENU_AGAIN} Say <b>go on</b> when you want to see your site.`
      : `${gotMenu(count, extras)}There are ${unread.length} lines I couldn't read, perhaps because their prices are missing:<ul>${bullets(unread)}</ul>You can complete them in the list below. Or could you send them again, each ${MENU_AGAIN} Say <b>go on</b> when you want to see your site.`,
  noneRead: (unread: readonly string[]): string =>
    `I could not find a dish with a price in that${
      unread.length > 0 ? `, for example here:<ul>${bullets(unread)}</ul>` : '. '
    }${remind('menu')}`,

  linesWait: (count: number): string =>
    count === 1
      ? 'One line of your menu is not on it yet: you can check it in the list below. Or say <b>build it anyway</b>. '
      : `${count} lines of your menu are not on it yet: you can check them in the list below. Or say <b>build it anyway</b>. `,
  building: 'That is everything I need. I am building your preview now.',
  ready: (name: string): string =>
    `Good news: ${READY} Have a look around <b>${name}</b> and place a test order. When you are happy with it, claim the site and it is yours.`,
  askOrdering: (missing: readonly OrderingPart[]): string => {
    const examples = missing.map((part) => ORDERING_EXAMPLES[part]).join('<br>');
    return `One more thing, for real orders: could you tell me ${listed(missing.map((part) => ORDERING_PARTS[part]))}? For example:<br><br>${examples}<br><br>${LATER}`;
  },
  areasLater: 'Lovely: I will ask where you deliver when your preview is ready. ',
  whichAreas: `Which postcodes do you deliver to, and for what fee? For example: <b>${AREA_EXAMPLE}</b>. ${LATER} `,
  whichFee: (prefixes: readonly string[]): string =>
    `What does a delivery to ${list(prefixes)} cost? Send it with the postcodes, such as <b>${AREA_EXAMPLE}</b>. ${LATER} `,
  orderingLater:
    'No problem. After claiming you find it in the editor: the address under <b>Settings</b>, hours and areas under <b>Hours &amp; delivery</b>. ',
  orderingRefused: (problem: string): string =>
    `I could not save that: “${problem}” Could you send it once more? ${LATER} `,
  claimed: 'This site has been claimed, so you change it in the editor now. ',
  shown: 'Your preview shows it already. ',
  published: 'Your preview shows it already. If you would like to change anything else, just tell me.',
  settled: 'If you would like to change anything, just tell me.',
  notBuilt: 'I am sorry, your preview could not be built just now. Everything you told me is safe. ',

  startOver: `Of course, ${START_OVER} `,
  hello: 'Hello! ',
  welcome: 'You are very welcome. ',
  glad: 'Great. ',
  muchAtOnce:
    'That is a lot at once: I have read its beginning. Please send me the rest in shorter messages. ',
  unsure: 'Sorry, I did not quite get that. ',
  unheard: (lines: readonly string[]): string =>
    `I did not understand ${lines.map((line) => `“${line}”`).join(' and ')}, sorry: in the card “Your site so far” you can change each fact, too. `,
  meantColours: (words: string): string => `Did you mean <b>${words}</b>? `,
  noColour: (words: string): string => `I am not sure which colours “${words}” means. `,
  onlySetup: 'I can only help with setting up your website. ',
  calm: 'I am sorry that this is not going well. I am here to help, and our Contact page reaches a person. ',
  englishOnly:
    'I understand English only, sorry: could you say that in English, or fill in the card beside this chat? Names and menus may be in any language. ',

  keptEntered: (facts: readonly string[]): string =>
    `I have kept ${listed(facts)} as you entered ${facts.length === 1 ? 'it' : 'them'} under <b>Your site so far</b>. Change ${facts.length === 1 ? 'it' : 'them'} there, or say <b>change</b> with the new words. `,
  keptFacts: {
    primary: 'the choice of colours',
    popularItems: 'the list of favourites',
    hours: 'the week of opening hours',
    collection: 'the choice of collection',
    zones: 'the list of delivery areas',
  },
  noted: (facts: readonly string[]): string => `I have noted ${listed(facts)}. `,
  fact: {
    address: (address: string): string => `the address <b>${address}</b>`,
    phone: (phone: string): string => `the phone number <b>${phone}</b>`,
    openingHours: 'your opening hours',
    areas: (prefixes: readonly string[]): string => `delivery to ${list(prefixes)}`,
    collectionOnly: 'that people collect their orders',
    deliveryOnly: 'that all orders are delivered',
    colours: 'your colours',
    popular: (items: readonly string[]): string => `${list(items)} as your favourites`,
  },
  menuChanged: {
    price: (dish: string, price: string): string => `Done, <b>${dish}</b> is £${price} now. `,
    sizes: (dish: string, sizes: readonly string[]): string =>
      `Done, <b>${dish}</b> is ${listed(sizes)} now. `,
    add: (dish: string): string => `Done, <b>${dish}</b> is on your menu. `,
    remove: (dish: string): string => `Done, <b>${dish}</b> is off the menu. `,
    move: (dish: string, section: string): string => `Done, <b>${dish}</b> is under <b>${section}</b> now. `,
    rename: (from: string, to: string): string => `Done, <b>${from}</b> is called <b>${to}</b> now. `,
  },
  noPrice: (dish: string): string =>
    `What does <b>${dish}</b> cost? Send it with its price, such as <b>add ${dish} 4.50</b>. `,
  shallIChange: (to: string): string => `Shall I change that to <b>${to}</b>? `,
  takingOff: (dish: string): string => `I am taking <b>${dish}</b> off the menu. `,
  didYouMean: (said: string, dish: string): string =>
    `I cannot find <b>${said}</b> on your menu. Did you mean <b>${dish}</b>? `,
  knownName: (name: string): string => `Yes, it is called <b>${name}</b>. `,
  noDishes: (words: string): string => `I am not sure which dishes “${words}” means. `,
  noSuchDish: (dish: string): string => `I cannot find <b>${dish}</b> on your menu. `,
  severalDishes: (names: readonly string[]): string =>
    `More than one dish fits: ${list(names)}. Please send the whole name. `,
} as const;

const bullets = (lines: readonly string[]): string =>
  lines
    .slice(0, MAX_SHOWN)
    .map((line) => `<li>${line}</li>`)
    .join('') + (lines.length > MAX_SHOWN ? `<li>and ${lines.length - MAX_SHOWN} more</li>` : '');

const list = (items: readonly string[]): string => listed(items.map((item) => `<b>${item}</b>`));

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
