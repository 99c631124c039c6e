import { foldLookAlikes, readingsOf } from '../../lib/lookAlikes.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/**
 * Names that a site may use only when its owner has a verified address. The lists prevent impersonation: they contain the
 * banks, payment and delivery services, public bodies, software companies and restaurant chains that phishing pages
 * imitate most. Lower case, words separated by one space.
 */

const list = (text: string): readonly string[] => text.split(', ');

/** Refused anywhere in a name, as whole words. */
const WELL_KNOWN_NAMES = list(
  'hsbc, barclays, barclaycard, natwest, santander, lloyds bank, halifax bank, tsb bank, monzo, ' +
    'revolut, starling bank, nationwide building society, royal bank of scotland, citibank, ' +
    'deutsche bank, bnp paribas, bank of america, wells fargo, american express, amex, mastercard, ' +
    'paypal, klarna, clearpay, worldpay, sumup, western union, apple pay, google pay, stripe payments, ' +
    'coinbase, binance, google, gmail, youtube, facebook, instagram, whatsapp, tiktok, linkedin, ' +
    'microsoft, outlook, office 365, icloud, netflix, spotify, ebay, amazon prime, openai, dropbox, ' +
    'vodafone, openreach, hmrc, dvla, gov uk, hm revenue, royal mail, parcelforce, dhl, fedex, evri, ' +
    'dpd, deliveroo, just eat, uber eats, ubereats, doordash, mcdonalds, mcdonald s, kfc, burger king, ' +
    'pizza hut, dominos, domino s, starbucks, nandos, nando s, greggs, papa johns, papa john s, ' +
    'wagamama, five guys, pret a manger, costa coffee',
);

/** Ordinary words that are also a name: refused alone and with words of `OFFICIAL_WORDS`. */
const AMBIGUOUS_NAMES = new Set(
  list(
    'apple, amazon, stripe, visa, chase, wise, square, halifax, lloyds, nationwide, starling, tsb, meta, ' +
      'uber, bt, ee, o2, three, sky, nhs, subway, costa, bank',
  ),
);

/** Words that make a page look like an official service. */
const OFFICIAL_WORDS = new Set(
  list(
    'account, accounts, alert, alerts, auth, bank, banking, card, cards, customer, gateway, helpdesk, ' +
      'id, login, logon, official, online, pay, payment, payments, refund, refunds, security, secure, ' +
      'service, services, signin, support, uk, update, verification, verify, wallet',
  ),
);

/** Words that no slug may contain: with our domain they look like pages of ours. */
const SENSITIVE_WORDS = new Set(
  list(
    'account, accounts, auth, authenticate, banking, idp, login, logon, oauth, passkey, password, ' +
      'passwords, payment, payments, refund, refunds, secure, signin, signon, sso, verification, verify, ' +
      'wallet, webmail',
  ),
);

const product = PRODUCT_NAME.toLowerCase();

/** A dot counts as part of an address only before one of these top-level domains. */
const ADDRESS =
  /:\/\/|\bwww\.|[a-z0-9-]\.(?:com|net|org|info|biz|io|app|dev|shop|store|online|site|xyz|top|example|co|uk|eu|de|fr|it|es|ru|cn|link|click|me|ly)(?=$|[/\s?#:,;)])/i;

/** Letters that are looked at: a longer name is refused for its length, and must not cost more than that. */
const MAX_JUDGED = 400;
const readingsOfName = (name: string): string[] => readingsOf(foldLookAlikes(name.slice(0, MAX_JUDGED)));

/**
 * Whether a name imitates a well-known bank, service or chain, or our product. Case, accents, punctuation, other words
 * around it, look-alike letters and digits, and spaces between single letters do not matter.
 */
export const isMisleadingName = (name: string): boolean =>
  readingsOfName(name).some((reading) => {
    const words = wordsOf(reading);
    if (imitates(words)) return true;
    return words.some((word) => AMBIGUOUS_NAMES.has(word)) && words.every(isAmbiguousOrOfficial);
  });

/** The same for the name of a person, who may be called Chase or Sky. */
export const isMisleadingPerson = (name: string): boolean =>
  isMisleadingName(name) &&
  readingsOfName(name).some((reading) => {
    const words = wordsOf(reading);
    return imitates(words) || words.some((word) => OFFICIAL_WORDS.has(word));
  });

/** Whether words contain a well-known name, or our product's. */
function imitates(words: readonly string[]): boolean {
  const line = ` ${words.join(' ')} `;
  return words.join('').includes(product) || WELL_KNOWN_NAMES.some((known) => line.includes(` ${known} `));
}

const isAmbiguousOrOfficial = (word: string): boolean =>
  AMBIGUOUS_NAMES.has(word) || OFFICIAL_WORDS.has(word);

/** Whether a slug looks like a page of ours or a sign-in page. */
export const isSensitiveSlug = (slug: string): boolean =>
  readingsOf(slug).some(
    (reading) =>
      reading.replaceAll('-', '').includes(product) ||
      reading.split('-').some((word) => SENSITIVE_WORDS.has(word)),
  );

/** Whether a word makes a page look like an official service. */
export const isOfficialWord = (word: string): boolean => OFFICIAL_WORDS.has(word);

/** Whether a text contains a web address. */
export const containsAddress = (text: string): boolean => ADDRESS.test(text.normalize('NFKC'));

/** The words of a folded name. Single letters in a row are one word: `h s b c`. */
function wordsOf(folded: string): string[] {
  const words: string[] = [];
  let letters = '';
  for (const word of folded.split(/[^\p{L}\p{N}]+/u)) {
    if (word.length === 1) {
      letters += word;
      continue;
    }
    if (letters) words.push(letters);
    letters = '';
    if (word) words.push(word);
  }
  return letters ? [...words, letters] : words;
}
