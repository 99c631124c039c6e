import { withoutCalories } from './calories.rules.ts';
import { ofLine } from './lineMemory.ts';

/** The highest price in pence (spec §5). */
const MAX_PENCE = 100_000;

const UNIT = String.raw`(?:"|”|″|''|’’|-?\s?inch(?:es)?\b|in\b|cm\b|ml\b|cl\b|lt?r?\b|g\b|kg\b|oz\b|pcs?\b|pieces?\b|px\b|scoops?\b|litres?\b)`;
const SIZE_WORD =
  'small|sm|big|little|jumbo|medium|med|large|lrg|lge|sml|extra large|xl|xxl|regular|reg|standard|mini|kids?|child|adult|family|party|half|full|whole|quarter|single|double|triple|pint|half pint|glass|bottle|btl|carafe|jug|pitcher|cup|bowl|pot|starter|main|side|slice|portion|plate|meal|can|shot|s|m|l';

/** A size: `9"`, `330 ml`, `6 pcs`, `Large`, `for 2`. */
const SIZE = new RegExp(
  String.raw`^(?:\d+(?:[.,]\d+)?\s?${UNIT}|(?:${SIZE_WORD})|(?:for|of) \d{1,2})$`,
  'iu',
);

const TOKEN = new RegExp(
  [
    String.raw`(?<size>(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?${UNIT}|(?<![\p{L}\d'’&-])(?:${SIZE_WORD})(?![\p{L}\d'’&]|-\p{L})|(?<![\p{L}\d])(?:for|of) \d{1,2}(?![\d.,]))`,
    String.raw`(?<foreign>[$€]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[$€])`,
    String.raw`(?<strong>(?:£|gbp)\s?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|(?:£|gbp)\s?\d{1,4}(?:[.,]\d{1,2})?(?!\d|[.,]\d)|(?<![\d.,:])\d{1,4}[.,]\d{1,2}(?![\d:]|[.,]\d)(?:\s?(?:£(?!\s?\d)|gbp))?(?!\s?(?:[ap]m|%))|(?<=\s)\.\d{2}(?!\d)|(?<![\d.,])\d{1,3}\s?p(?!\p{L})|(?<![\d.,])\d{1,4}\s?(?:£(?!\s?\d)|gbp))`,
    String.raw`(?<whole>(?<![\p{L}\d.,:'’"#&%/–-]|\d[-–]|\S\+)\d{1,4}(?!\d|[.,:]\d|\s?(?:[ap]m\b|%|\+|x\b|st\b|nd\b|rd\b|th\b)|\p{L}))`,
    String.raw`(?<between>[/|]|\bor\b)`,
    String.raw`(?<bracket>[()[\]])`,
    String.raw`(?<space>(?:[\s…·•_:=~,;>]|\.(?!\d\d(?!\d)))+)`,
    String.raw`(?<dash>[-–—−]+)`,
    String.raw`(?<plus>\+)`,
    String.raw`(?<text>[\p{L}\d'’&]+|.)`,
  ].join('|'),
  'giu',
);

type Kind =
  | 'size'
  | 'foreign'
  | 'strong'
  | 'whole'
  | 'between'
  | 'bracket'
  | 'space'
  | 'dash'
  | 'plus'
  | 'text';
export interface Token {
  kind: Kind;
  text: string;
  at: number;
}

const KINDS: readonly Kind[] = [
  'size',
  'foreign',
  'strong',
  'whole',
  'between',
  'bracket',
  'space',
  'dash',
  'plus',
  'text',
];

/**
 * The numbers, sizes, signs and words of a line. Beside a number with a sign (`Set menu 1 £20.00`) the others are words: they count
 * pieces, people or allergens. So do numbers with one decimal beside one with two (`Omelette 3,7 6.50`, `Lager 4.5 5.20`).
 */
export const tokensOf: (line: string) => readonly Token[] = ofLine((line) => {
  // Numbers of allergens: `Satay (1,3,7)`.
  const masked = withoutCalories(line).replaceAll(/\(\d{1,2}(?:, ?\d{1,2})+\)/gu, (numbers) =>
    'x'.repeat(numbers.length),
  );
  const tokens = [...masked.matchAll(TOKEN)].map((match) => ({
    kind: KINDS.find((kind) => match.groups?.[kind] !== undefined) ?? ('text' as const),
    text: match[0],
    at: match.index,
  }));
  const isLesser = lesserAmount(tokens);
  return tokens.map((token) => (isAmount(token) && isLesser(token) ? { ...token, kind: 'text' } : token));
});

const LOOSE_SIGN = /^(?:£|gbp)$/iu;

/**
 * Whether a sign of a line says that a number may be no price: a currency sign apart from its number (`£-3.50`, `£(3.50)`, `££3.50`), or
 * a minus (` -3.50`, `−3.50`, `3.50-`, `minus 3.50`). A dash before or after a space, and a longer dash, only separates.
 */
export const hasOddSign = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, at) => {
    const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isBefore = after !== undefined && isAmount(after);
    if (kind === 'dash' && isBefore)
      return (
        text === '−' || (text === '-' && (!before || before.kind === 'space' || before.kind === 'between'))
      );
    if (kind === 'dash') return /^[-−]$/u.test(text) && before !== undefined && isAmount(before) && !after;
    if (kind !== 'text') return false;
    if (LOOSE_SIGN.test(text)) return true;
    return /^(?:minus|less)$/iu.test(text) && after?.kind === 'space' && next !== undefined && isAmount(next);
  });

export const isAmount = ({ kind }: Token): boolean => kind === 'strong' || kind === 'whole';

/** Whether a number has a currency sign: `£8`, `8 GBP`, `80p`. */
export const isSigned = ({ kind, text }: Token): boolean => kind === 'strong' && /[£p]/iu.test(text);

/** Which numbers of a line are no prices, because others are clearer. */
function lesserAmount(tokens: readonly Token[]): (token: Token) => boolean {
  if (tokens.some(isSigned)) return (token) => !isSigned(token);
  const hasPence = tokens.some(({ kind, text }) => kind === 'strong' && /[.,]\d{2}$/u.test(text));
  return ({ kind, text }) => hasPence && kind === 'strong' && /\d[.,]\d$/u.test(text);
}

/** Pence of `£8.50`, `8,5`, `850p`, `8`; null above £1000 and for `£5p`. */
export function toPence(text: string): number | null {
  const isPence = /p$/iu.test(text) && !/gbp$/iu.test(text);
  if (isPence && /[£.,]/u.test(text)) return null;
  const digits = text.replace(/[^\d.,]/gu, '');
  if (/^0\d/u.test(digits)) return null;
  const plain = /,\d{1,2}$/u.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  const pence = Math.round(Number(plain) * (isPence ? 1 : 100));
  return pence <= MAX_PENCE ? pence : null;
}

/** Whether the text alone is a size. */
export const isSize = (text: string): boolean => SIZE.test(text.trim());
