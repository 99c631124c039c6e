/** Sentences that differ as a whole, before single words are replaced. */
const SENTENCES: readonly (readonly [string, string])[] = [
  [
    'with one dish and price per line, for example:<br><br>Margherita 8.50<br>Garlic bread, with cheese, 4.50',
    'with one product, its size and its price per line, for example:<br><br>Milk 2 l 1.45<br>Rice 5kg 9.99',
  ],
  [
    'One dish and price per line, please, such as <b>Margherita 8.50</b>',
    'One product and price per line, please, such as <b>Milk 2 l 1.45</b>',
  ],
  ['Could you send me your menu?', 'Could you send me the list of your products?'],
  ['that made me hungry', 'good choice'],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bdishes\b/g, 'products'],
  [/\bdish\b/g, 'product'],
  [/\bI have your menu\b/g, 'I have your products'],
  [/\b(your|the) menu\b/g, '$1 shop'],
];

/** What the visitor or the saved draft says stays as it is. */
const QUOTED = /(<b>.*?<\/b>|<li>.*?<\/li>|“.*?”)/gs;

/** A text of the scripted assistant in the words of a grocery shop. */
export const inShopWords = (text: string): string =>
  SENTENCES.reduce((all, [from, to]) => all.replaceAll(from, to), text)
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? part : WORDS.reduce((all, [from, to]) => all.replace(from, to), part)))
    .join('');
