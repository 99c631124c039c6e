import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { isNear, plainWords } from './words/near.ts';
import { beginsAsking, isQuestion, isRequest } from './words/shortAnswers.ts';

/** An answer, and the words that ask for it: all words of a phrase in their order, with others between them. */
interface Topic {
  phrases: readonly string[];
  answer: string;
}

const topic = (phrases: string, answer: string): Topic => ({ phrases: phrases.split(', '), answer });

/** Of several topics the first one counts. */
const TOPICS: readonly Topic[] = [
  topic(
    'pdf, menu as a pdf, upload menu, attach menu, type them, type all, type everything, type it',
    'I can read PDFs: when we come to the menu, attach yours with the paper clip or drop it on this chat. ',
  ),
  topic(
    'commission, commishon, percent, percentage, cut of, your cut, take a cut, fees on, fee per order, keep from orders',
    'There is no commission on orders: what your customers pay for their food is yours. ',
  ),
  topic(
    'contract, contrat, tied in, tied into, locked in, locked into, tie me in, cancel, cancle, cancellation, to sign, sign a, sign anything, minimum term',
    'There is no contract to tie you in: the free plan has no end, and a paid plan can be cancelled at any time. ',
  ),
  topic(
    'printer, print, printing, receipts',
    'You need no printer: orders arrive by email, and any phone or computer can show them. ',
  ),
  topic(
    'allergens, allergies, allergy, allergic, coeliac, gluten information, nuts information',
    'You confirm the allergens of each dish in the editor after claiming, under <b>Products</b>; customers read them before they order. ',
  ),
  topic(
    'vat, tax, taxes',
    'Your prices include VAT, as people pay them. After claiming, each dish has its VAT in the editor, and reports show it for your accounts. ',
  ),
  topic(
    'which colours, what colours, colours suggest, decide colours, colours help, suggest, recommend, advise, colours think, colours should, colours look, colours would, colours go',
    'For colours, a deep green with cream suits most menus. Say <b>you choose</b> where you have no wish; you can change it whenever you like. ',
  ),
  topic(
    'different price, different prices, price for each, choose meat, choose chicken, choose between, choose own, pick own, own filling, pick filling, choice of meat, choice of chicken, choose for same, choose',
    'Yes: a dish can have a price for each choice, for example <b>Green curry: chicken 9.95, prawn 11.95</b>. ',
  ),
  topic(
    'sizes, size, portions, portion, small and large, small or large, half portion',
    'That is easy: a dish keeps each size with its own price. Put the sizes on a line of their own and the prices after each dish, for example:<br><br>9" / 12" / 16"<br>Margherita 8 / 11 / 15<br><br>',
  ),
  topic(
    'extras, toppings, add ons, options, choices, sauces choose',
    'Write extras below the dishes that can have them, each with its price, for example <b>Extra cheese +1.50</b>. They become a choice of each dish above them. You can change all choices later in the editor. ',
  ),
  topic(
    'photo, photos, picture, pictures, image, images, gallery',
    'You can add a photo to every dish once you have claimed the site: in the editor, open <b>Products</b>. The large picture at the top is under <b>Homepage</b>. ',
  ),
  topic(
    'domain, own address, own web address, website address, own website, existing website, url, dot com, co.uk',
    'Your site gets its own address with us, made from your name. You cannot connect a domain of your own yet. ',
  ),
  topic(
    'opening hours, opening times, hours, opening',
    'Just tell me your opening hours here, such as <b>Open Monday to Saturday 5pm-11pm</b>: your site takes orders in them. After claiming, you change them in the editor under <b>Hours &amp; delivery</b>. ',
  ),
  topic(
    'instead of, better than, compared, difference, why should, advantage, advantages, benefit, benefits',
    'There is no commission on orders, your customers order from you under your own name, and the free plan costs nothing. ',
  ),
  topic(
    'who delivers, do you deliver, delivery, deliveries, deliver, drivers, driver, couriers, courier',
    'You choose collection, delivery or both. Tell me the postcodes and the fee here, such as <b>delivery to SE1 for £2.50</b>, or set them after claiming in the editor under <b>Hours &amp; delivery</b>. ',
  ),
  topic(
    'people pay, customers pay, they pay, pay by card, pay with card, pay card, card payments, card payment, online payment, pay online, apple pay, google pay, contactless, cash, take cards, take card',
    'Customers pay you when they get their food, in the way you like; there is no online card payment yet. ',
  ),
  topic(
    'how much, cost, costs, price, pricing, pay, paid, free, charge, trial, after the trial, after 14 days, catch, cheap, expensive, subscription, fee, fees',
    'The preview is free and needs no card. Once you claim it you are on the free plan, and the paid plans come with a 14-day free trial. After the trial you can go on with the free plan. ',
  ),
  topic(
    'how long, how quick, minutes, quick, quickly, fast, hurry, when ready, when live, when',
    'It only takes a few minutes: some short answers from you, then I build the preview. ',
  ),
  topic(
    'english, italian, german, french, spanish, polish, turkish, language, languages, translate',
    'I write in English only, but names and menus may be in any language. ',
  ),
  topic(
    'move, sort, reorder, order of, section, sections, category, categories, heading, headings, group',
    'Tell me which dish goes under which section, such as <b>move Tikka to Mains</b>, or send the menu again with the section names as headings. ',
  ),
  topic(
    'logo, logo later, no logo yet, logo ready, logo problem',
    'You can add your logo later: once you have claimed the site, it is in the editor under <b>Homepage</b>. ',
  ),
  topic(
    'who are you, robot, bot, human, real person, person, are you real, are you ai, your name, talking to',
    `I am ${PRODUCT_NAME}’s setup assistant: software, not a person, and here to put your website together with you. `,
  ),
  topic(
    'order, orders, ordering, collect, collection, email',
    'On the free plan your orders arrive by email, and customers collect and pay with you. ',
  ),
  topic(
    'change, change later, change after, change colours, change menu, edit, update, later, afterwards, correct, mistake, remove, add',
    'You can change everything at any time: tell me here, or use the editor once you have claimed the site. ',
  ),
  topic(
    'account, sign up, register, login, log in, claim',
    'You only need an account once you like your preview and want to claim it. ',
  ),
  topic(
    'what happens, happens next, next, built',
    'Once your preview is there you can look around, place a test order and claim it. ',
  ),
  topic('app, download', 'Your customers order in the browser of their phone, so they install nothing. '),
  topic('send, paste, attach, upload, file, button, where', 'It all happens right here in this chat. '),
];

const INDEX = TOPICS.flatMap(({ phrases, answer }) =>
  phrases.map((phrase) => ({ words: phrase.split(' '), answer })),
);

const WEB_ADDRESS = /[\w-]{1,60}\.(?:co\.uk|com|uk|net|org)\b/gi;
/** Longer messages are no short questions. */
const MAX_WORDS = 40;

/** The answer that a phrase in a text asks for, with typing errors forgiven; null without one. */
export function knownAnswer(text: string): string | null {
  const said = plainWords(text.replace(WEB_ADDRESS, 'domain')).slice(0, MAX_WORDS);
  return INDEX.find(({ words }) => standsIn(words, said))?.answer ?? null;
}

/** A word of one answer is no typing error of another's: `change` is not `charge`. */
const VOCABULARY = new Set(INDEX.flatMap(({ words }) => words));

function standsIn(words: readonly string[], said: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = said.findIndex(
      (other, index) =>
        index >= from &&
        (other === word || other === `${word}s` || (!VOCABULARY.has(other) && isNear(other, word))),
    );
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** The answer to all other questions. */
export const OTHER_ANSWER =
  'I am not sure about that one: I am here for the setup, and our Contact page reaches a person who knows. ';

/** The designs that every plan has; a press on a name chooses it. */
export const DESIGNS = ['Trattoria', 'Counter'];
const ABOUT_DESIGNS =
  'There are two designs so far: <b>Trattoria</b>, a classic menu card, and <b>Counter</b>, with bold blocks of colour. Which one would you like? ';
const LOOKS = new Set(
  'look looks looking design designs theme themes style layout template modern classic elegant traditional rustic bold trendy funky posh'.split(
    ' ',
  ),
);

/** What a question or a wish is answered with, and the answers to press; null for another statement. */
export function answerTopic(statement: string): { text: string; chips: readonly string[] } | null {
  const asks = isQuestion(statement);
  if (!asks && !isRequest(statement) && !beginsAsking(statement)) return null;
  if (plainWords(statement).some((word) => LOOKS.has(word))) return { text: ABOUT_DESIGNS, chips: DESIGNS };
  const known = knownAnswer(statement);
  if (known === null && !asks) return null;
  return { text: known ?? OTHER_ANSWER, chips: [] };
}
