import { PRODUCT_FIELDS } from '@forkfront/common/productFields.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type CodeKey, withMeanings } from './codeKey.rules.ts';
import type { Piece } from './columns.rules.ts';
import { splitCalories } from './calories.rules.ts';
import { splitDish } from './dishName.rules.ts';
import type { Fact } from './facts.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { proposalOf } from './proposal.rules.ts';
import { isSize } from './priceTokens.rules.ts';
import type { LineUse, ReadDish, ReadLine, ReadMenu, ReadSection } from './readMenu.types.ts';
import { ADDED, capitalised, isBracketed, isShouted, titled, withoutBrackets } from './wording.rules.ts';

/** `2 scoops` is sold as it is; other sizes are not dishes. */
const SERVING = /scoops?$/iu;

/** Collects what the lines of a menu became. Each line is added once. */
export class MenuCollector {
  constructor(private readonly key: CodeKey = new Map()) {}

  readonly lines: ReadLine[] = [];
  /** The section of the dishes that follow. */
  section: ReadSection | null = null;
  /** The dish above in this section. */
  last: ReadDish | null = null;
  title = '';
  readonly facts: Fact[] = [];
  private readonly sections = new Map<string, ReadSection>();
  private readonly headingsAndNotes: { line: ReadLine; section: ReadSection | null }[] = [];

  add(piece: Piece, use: LineUse): void {
    const section = piece.section ?? this.section?.name ?? '';
    const proposal = use === 'unread' ? proposalOf(withMeanings(piece.text, this.key)) : null;
    const line = { text: piece.source.trim(), use, section: oneLine(section), proposal };
    this.lines.push(line);
    if (use === 'heading' || use === 'note') this.headingsAndNotes.push({ line, section: this.section });
  }

  /** A repeated heading continues its first section. */
  open(name: string, note: string): void {
    const key = name.toLowerCase();
    const section = this.sections.get(key) ?? {
      name: capitalised(oneLine(name)),
      note: oneLine(note),
      dishes: [],
    };
    this.sections.set(key, section);
    this.section = section;
    this.last = null;
  }

  /** False when the text is no name of a dish. */
  addDish(piece: Piece, text: string, after: string, prices: Price[]): boolean {
    // `Greek salad £5.49 (v)`: the codes stand behind the price.
    const behind = splitCalories(after);
    const isCoded = after !== '' && splitDish(`x (${after})`).tags.length > 0;
    const whole = isCoded ? `${text} (${after})` : text;
    const stated = splitCalories(whole);
    const { name, description, tags } = splitDish(
      withMeanings(stated.text.replace(/[\s.,;:]+$/u, ''), this.key),
    );
    if (!/\p{L}/u.test(name) || name.length > 120 || (isSize(name) && !SERVING.test(name))) return false;
    if (piece.section) this.open(piece.section, '');
    if (!this.section) this.open('', '');
    this.last = {
      name: capitalised(oneLine(isShouted(name) ? titled(name) : name)),
      description: oneLine(isCoded ? description : `${description} ${behind.text}`),
      tags,
      prices,
      allergens: [],
      spiceLevel: Math.min(piece.source.match(/🌶/gu)?.length ?? 0, PRODUCT_FIELDS.spiceLevel.most),
      calories: stated.calories ?? behind.calories,
      source: piece.source.trim(),
      isExtra:
        /^\+|\+\s?£?\s?\d[\d.,]*p?(?: each)?\W*$/u.test(piece.text.trim()) ||
        /^(?:extra|add)\b/iu.test(name) ||
        ADDED.test(name) ||
        ADDED.test(this.section?.name ?? ''),
    };
    this.section?.dishes.push(this.last);
    this.add(piece, 'dish');
    return true;
  }

  /** `Duck (quarter) 9.80`, and below it `(half) 17.80`: one more size of the dish above. False for other texts. */
  addSize(piece: Piece, text: string, prices: Price[]): boolean {
    const label = capitalised(withoutBrackets(text.trim()));
    const [price] = prices;
    if (!this.last || !price || prices.length > 1 || !isSize(label) || SERVING.test(label)) return false;
    const [, name = this.last.name, own = 'Regular'] = /^(.*\S) \(([^()]+)\)$/u.exec(this.last.name) ?? [];
    const first = this.last.prices[0];
    const isFirst = this.last.prices.length === 1 && first?.label === '';
    if (isFirst && (own === 'Regular' ? !isBracketed(text.trim()) : !isSize(own))) return false;
    const known = isFirst ? [{ label: capitalised(own), pence: first.pence }] : this.last.prices;
    if (known.some((each) => each.label.toLowerCase() === label.toLowerCase())) return false;
    Object.assign(this.last, { name: isFirst ? name : this.last.name });
    this.last.prices = [...known, { label, pence: price.pence }];
    this.add(piece, 'price');
    return true;
  }

  /** One more size of the dish in the row above. False for another dish. */
  addSizeOf(piece: Piece, name: string, prices: Price[]): boolean {
    const { last } = this;
    if (!last || last.name.toLowerCase() !== name.toLowerCase()) return false;
    const isInSection = !piece.section || piece.section.toLowerCase() === this.section?.name.toLowerCase();
    const isKnown = prices.some(({ label }) => last.prices.some((each) => each.label === label));
    if (!isInSection || isKnown || last.prices.some(({ label }) => label === '')) return false;
    last.prices = [...last.prices, ...prices];
    this.add(piece, 'price');
    return true;
  }

  describe(text: string): void {
    if (!this.last) return;
    const about = splitCalories(text);
    this.last.calories ??= about.calories;
    this.last.description = oneLine(`${this.last.description} ${about.text}`);
  }

  note(text: string): void {
    if (this.section) this.section.note = oneLine(`${this.section.note} ${text}`);
  }

  /**
   * A heading without dishes is unread, and so are the remarks below it: they may be dishes without a price. The heading of lines that a
   * person completes is theirs.
   */
  finish(): ReadMenu {
    const asked = new Set(
      this.lines.flatMap(({ use, proposal, section }) => (use === 'unread' && proposal ? [section] : [])),
    );
    for (const { line, section } of this.headingsAndNotes) {
      if (!section || section.dishes.length > 0) continue;
      if (line.use === 'heading' && asked.has(section.name)) continue;
      Object.assign(line, { use: 'unread', proposal: proposalOf(line.text) });
    }
    const filled = [...this.sections.values()].filter(({ dishes }) => dishes.length > 0);
    return {
      title: this.title,
      sections: filled.map(distinctNames),
      facts: this.facts,
      unread: this.lines.filter(({ use }) => use === 'unread').map(({ text }) => text),
      lines: this.lines,
    };
  }
}

/** Two dishes of one name keep their short descriptions in the name: `Flat white`, `Flat white (oat)`. */
function distinctNames(section: ReadSection): ReadSection {
  const counts = new Map<string, number>();
  for (const { name } of section.dishes)
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const dishes = section.dishes.map((dish) => {
    const isAlone = (counts.get(dish.name.toLowerCase()) ?? 0) < 2;
    if (isAlone || dish.description === '' || dish.description.length > 30) return dish;
    return { ...dish, name: `${dish.name} (${dish.description})`, description: '' };
  });
  return { ...section, dishes };
}
