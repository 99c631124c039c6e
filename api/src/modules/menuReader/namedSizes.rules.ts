import { toPence } from './priceTokens.rules.ts';
import { capitalised, withoutSeparators } from './wording.rules.ts';

/** A price of a dish in pence. `label` names its size; it is empty for the only price. */
export interface Price {
  label: string;
  pence: number;
}

interface NamedSizes {
  kind: 'prices';
  name: string;
  after: '';
  prices: Price[];
}

const AMOUNT = String.raw`£\d{1,3}(?:[.,]\d{1,2})?|\d{1,3}[.,]\d{1,2}|\d{2}p`;
const PART = /^(.*\p{L}\)?)[\s.…-]+(£?\d{1,3}(?:[.,]\d{1,2})?)$/u;

/** The prices of a line whose words name the sizes. Null for other lines. */
export const namedSizes = (line: string): NamedSizes | null =>
  sizesInBrackets(line) ?? sizesInList(line) ?? sizesWithMore(line);

/** `Tom Yum (chicken £6.95, prawn £7.95)`; with `choose`, the sizes of a heading. */
export function sizesInBrackets(line: string, { mayChoose = false } = {}): NamedSizes | null {
  if (!line.includes(')')) return null;
  const [, name = '', inside = ''] = /^([^()\d£]*\p{L}[^()\d£]*)\(([^()]+)\)\W*$/u.exec(line.trim()) ?? [];
  const choices = mayChoose ? inside.replace(/^(?:choose|choice of|pick|with)(?: from)?:? /iu, '') : inside;
  const parts = choices
    .split(/,\s+(?:or |and )?| (?:or|and) |\s*[/|]\s*/iu)
    .map((part) => PART.exec(part.trim()));
  if (parts.length < 2 || parts.includes(null)) return null;
  return sized(
    name,
    parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']),
  );
}

/** `Vegetables or tofu £9.95, chicken £10.95`: names with their prices alone. Null for other lines. */
export function sizesAlone(line: string): Price[] | null {
  const parts = line.split(/,\s+(?:and |or )?|\s+[/|]\s+/u).map((part) => PART.exec(part.trim()));
  if (parts.length < 2 || parts.includes(null)) return null;
  return (
    sized(
      '',
      parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']),
    )?.prices ?? null
  );
}

/** `Korma – chicken 8.95 / lamb 9.95`, `Korma: chicken 8.95, lamb 9.95`. */
function sizesInList(line: string): NamedSizes | null {
  const parts = line.split(/\s*[/|]\s*|, +/u).map((part) => PART.exec(part.trim()));
  const [, name, label] = /^(.*\S)(?:\s+[-–—]\s*|:\s*|\s+)(\S+(?:\s\S+)??)$/u.exec(parts[0]?.[1] ?? '') ?? [];
  // After a comma another dish may stand, so the name must end clearly.
  if (line.includes(', ') && !/^[^,]+?(?: [-–—] |: )/u.test(line)) return null;
  if (/\b(?:choose|choice of|pick)\b/iu.test(line)) return null;
  if (!name || !label || parts.length < 2 || parts.includes(null)) return null;
  return sized(
    name,
    parts.map((part, at) => [at === 0 ? label : (part?.[1] ?? ''), part?.[2] ?? '']),
  );
}

const MORE = new RegExp(String.raw`[\s,/(-]+((?:with|serves|for) [^\d£]{0,24}\d{0,2}) (${AMOUNT})\)?`, 'giu');
const WITH_MORE = new RegExp(
  String.raw`^([^£]*?\p{L}\)?)[\s.…-]+(£\d{1,3}|${AMOUNT})((?:${MORE.source})+)$`,
  'iu',
);

/** `Hot chocolate 2.90, with cream 3.40`, `Mixed grill £18 (serves 2 £34)`. */
function sizesWithMore(line: string): NamedSizes | null {
  const [, name = '', first = '', more = ''] = WITH_MORE.exec(line) ?? [];
  const others = [...more.matchAll(MORE)].map(([, label = '', price = '']): [string, string] => [
    label,
    price,
  ]);
  return others.length === 0 ? null : sized(name, [['Regular', first], ...others]);
}

/** Null when a price is out of range or two sizes have the same name. */
function sized(name: string, parts: [label: string, price: string][]): NamedSizes | null {
  const prices = parts.flatMap(([label, price]) => {
    const pence = toPence(price);
    return pence === null ? [] : [{ label: capitalised(label.trim()), pence }];
  });
  const isDistinct = new Set(prices.map(({ label }) => label.toLowerCase())).size === parts.length;
  // Beside a price with a sign, a number without one is no price.
  if (/£ ?\d|\d[.,]\d{2}(?!\d)/u.test(name) || /\badd(?: on)?$/iu.test(name.trim())) return null;
  const signed = parts.filter(([, price]) => /[£p]/iu.test(price)).length;
  return isDistinct && (signed === 0 || signed === parts.length)
    ? { kind: 'prices', name: withoutSeparators(name), after: '', prices }
    : null;
}
