import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { isAboutPdf, isQuestion } from './words/shortAnswers.ts';
import { isAboutLook, wishedDesign } from './words/tastes.ts';

export const ABOUT_PDF =
  'I can read PDFs: when we come to the menu, attach yours with the paper clip or drop it on this chat. ';

const NO_COMMISSION = 'There is no commission on orders: what your customers pay for their food is yours. ';

/** Answers to common questions and wishes; the first matching pattern counts. */
const ANSWERS: readonly [topic: RegExp, answer: string][] = [
  [/\bcom+is+(?:ion|on)s?\b/i, NO_COMMISSION],
  [
    /\b(?:contr[ae]?c?ts?|tied in|locked in|cancel+(?:l?ing|l?ed|l?ation)?)\b/i,
    'There is no contract to tie you in: the free plan has no end, and a paid plan can be cancelled at any time. ',
  ],
  [
    /\bprint(?:ers?|ing)?\b/i,
    'You need no printer: orders arrive by email, and any phone or computer can show them. ',
  ],
  [
    /\bal+erg[ei]+ns?\b|\bal+erg(?:y|ies|ic)\b/i,
    'You confirm the allergens of each dish in the editor after claiming, under <b>Products</b>; customers read them before they order. ',
  ],
  [
    /\b(?:suggest|recommend|advise)\b.*|\bcolou?rs? (?:would|do|should|shall) (?:you|u|i|we)\b/i,
    'For colours, a deep green with cream suits most menus. Say <b>you choose</b> where you have no wish; you can change it whenever you like. ',
  ],
  [
    /\bdif+er[ea]nt prices?\b/i,
    'Yes: a dish can have a price for each choice, for example <b>Green curry: chicken 9.95, prawn 11.95</b>. ',
  ],
  [
    /\b(?:sizes?|portions?)\b|\bsmall\b.*\blarge\b/i,
    'That is easy: a dish keeps each size with its own price. Put the sizes on a line of their own and the prices after each dish, for example:<br><br>9" / 12" / 16"<br>Margherita 8 / 11 / 15<br><br>',
  ],
  [
    /\b(?:extras?|toppings?|add[- ]?ons?|options?|choices?)\b/i,
    'Write extras below the dishes that can have them, each with its price, for example <b>Extra cheese +1.50</b>. They become a choice of each dish above them. You can change all choices later in the editor. ',
  ],
  [
    /\b(?:photos?|pictures?|images?|gallery)\b/i,
    'You can add a photo to every dish once you have claimed the site: in the editor, open <b>Products</b>. The large picture at the top is under <b>Homepage</b>. ',
  ],
  [
    /\b(?:own|custom|my|our|different|existing) (?:web )?(?:domain|web ?address|url)\b|\bdomains?\b|\.co\.uk\b|\.com\b/i,
    'Your site gets its own address with us, made from your name. You cannot connect a domain of your own yet. ',
  ],
  [
    /\b(?:opening (?:hours|times)|hours|opening)\b/i,
    'Just tell me your opening hours here, such as <b>Open Monday to Saturday 5pm-11pm</b>: your site takes orders in them. After claiming, you change them in the editor under <b>Hours &amp; delivery</b>. ',
  ],
  [
    /\b(?:instead of|better than|compared|difference|why should|advantages?|benefits?)\b/i,
    'There is no commission on orders, your customers order from you under your own name, and the free plan costs nothing. ',
  ],
  [
    /\b(?:deliver(?:y|ies|s|ing)?|drivers?|couriers?)\b/i,
    'You choose collection, delivery or both. Tell me the postcodes and the fee here, such as <b>delivery to SE1 for £2.50</b>, or set them after claiming in the editor under <b>Hours &amp; delivery</b>. ',
  ],
  [/\b(?:commission|percent|per cent|fees?|cut)\b|%/i, NO_COMMISSION],
  [
    /\b(?:customers?|guests?|people|diners?|online|they)\b.*\b(?:pay|card|cards|apple pay|contactless|payments?)\b|\b(?:card|online) payments?\b|\b(?:pay|paying) by card\b/i,
    'Customers pay you when they get their food, in the way you like; there is no online card payment yet. ',
  ],
  [
    /\b(?:cost|costs|price|pricing|pay|paid|free|charge|card|trial|cheap|expensive|much|subscription|cancel)\b/i,
    'The preview is free and needs no card. Once you claim it you are on the free plan, and the paid plans come with a 14-day free trial. After the trial you can go on with the free plan. ',
  ],
  [
    /\b(?:long|minutes?|quick|quickly|fast|hurry|when)\b/i,
    'It only takes a few minutes: some short answers from you, then I build the preview. ',
  ],
  [
    /\b(?:english|italian[oa]?|german|deutsch|french|français|spanish|español|polish|polsku|turkish|türkçe|language|languages|sprechen|parl[ai]|parlez|habla[s]?)\b/i,
    'I write in English only, but I understand names, colours and prices in other languages. ',
  ],
  [
    /\b(?:move|sort|reorder|order of|sections?|categor(?:y|ies)|headings?|group)\b/i,
    'Tell me which dish goes under which section, such as <b>move Tikka to Mains</b>, or send the menu again with the section names as headings. ',
  ],
  [
    /\blogo\b/i,
    'You can add your logo later: once you have claimed the site, it is in the editor under <b>Homepage</b>. ',
  ],
  [
    /\b(?:who|robot|bot|human|person|ai|real|your name|talking to)\b/i,
    `I am ${PRODUCT_NAME}’s setup assistant: software, not a person, and here to put your website together with you. `,
  ],
  [
    /\b(?:orders?|ordering|collect|collection|email|e-mail)\b/i,
    'On the free plan your orders arrive by email, and customers collect and pay with you. ',
  ],
  [
    /\b(?:change|edit|update|later|add|remove|correct)\b/i,
    'You can change everything at any time: tell me here, or use the editor once you have claimed the site. ',
  ],
  [
    /\b(?:account|sign up|register|login|log in|claim)\b/i,
    'You only need an account once you like your preview and want to claim it. ',
  ],
  [
    /\b(?:happens|next|built|afterwards|once it)\b/i,
    'Once your preview is there you can look around, place a test order and claim it. ',
  ],
  [/\b(?:send|paste|attach|upload|file|button|where)\b/i, 'It all happens right here in this chat. '],
];

/** The answer to all other questions. */
const OTHER_ANSWER =
  "I can't do that here yet. You can change it in the editor after claiming, or ask us on the Contact page. ";

const DESIGNS =
  'There are two designs so far: <b>Trattoria</b>, a classic menu card, and <b>Counter</b>, with bold blocks of colour. ';
const DESIGN_TAKEN = {
  trattoria: `${DESIGNS}Trattoria is the closest, so I have chosen it. `,
  counter: `${DESIGNS}Counter is the closest, so I have chosen it. `,
} as const;

/** A wish without a question mark: `make it look more modern`. */
const REQUEST =
  /^(?:(?:and|but|also|please|ok|so|no)[,\s]+)*(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|love|wish|wanna)|add|upload|put|show|use|connect|move|sort|change|make|give|set up|translate|how|what about|it should|it needs|let['’]?s)\b/i;

/** What a question or a wish is answered with; null for another statement. */
export function answerTopic(
  statement: string,
): { text: string; design: keyof typeof DESIGN_TAKEN | null } | null {
  if (isAboutPdf(statement)) return { text: ABOUT_PDF, design: null };
  const asks = isQuestion(statement);
  if (!asks && !REQUEST.test(statement) && !/\bmake it\b/i.test(statement)) return null;
  if (isAboutLook(statement)) {
    const design = wishedDesign(statement);
    if (design) return { text: DESIGN_TAKEN[design], design };
    return {
      text: `${DESIGNS}Tell me which you would like; your colours and photos make it yours. `,
      design: null,
    };
  }
  const known = ANSWERS.find(([topic]) => topic.test(statement))?.[1];
  if (known === undefined && !asks) return null;
  return { text: known ?? OTHER_ANSWER, design: null };
}
