import type { AllergenAnswer } from '@forkfront/common/allergens.ts';
import type { Fact } from './facts.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import type { Proposal } from './proposal.rules.ts';

/** A dish as the menu states it. Each price belongs to a size; a single price has no label. */
export interface ReadDish {
  name: string;
  description: string;
  /** As written, in lower case: `v`, `gf`, `18+`. */
  tags: string[];
  prices: Price[];
  /** What lines below it say, such as `Contains nuts`. */
  allergens: AllergenAnswer[];
  /** The chillies on its line, 0 to 3. */
  spiceLevel: number;
  /** kcal of a portion; null: not stated. */
  calories: number | null;
  /** Something that is added to another dish: `extra cheese +1.50`. */
  isExtra: boolean;
  /** The line with its name, as written. */
  source: string;
}

export interface ReadSection {
  /** Empty for dishes above the first heading. */
  name: string;
  note: string;
  dishes: ReadDish[];
}

/** What a line became. `unread`: nothing, a person must look at it. */
export type LineUse =
  | 'dish'
  | 'price'
  | 'description'
  | 'tags'
  | 'heading'
  | 'sizes'
  | 'note'
  | 'fact'
  | 'title'
  | 'remark'
  | 'unread';

export interface ReadLine {
  text: string;
  use: LineUse;
  /** The heading above it; empty above the first heading. */
  section: string;
  /** What an unread line probably means; null without an idea, and for lines that are read. */
  proposal: Proposal | null;
}

/** A menu as read. Every line that has a letter or a digit is in `lines` exactly once. */
export interface ReadMenu {
  title: string;
  sections: ReadSection[];
  facts: Fact[];
  /** Lines that could not be read, as written. */
  unread: string[];
  lines: ReadLine[];
}
