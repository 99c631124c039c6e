import type { AllergenCodes } from '@forkfront/common/allergens.ts';
import type { ProductFieldChanges } from '@forkfront/common/productFields.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import type { ProposedDish } from '../menuReader/dishFacts.rules.ts';
import type { LineKind } from '../menuReader/lineKind.rules.ts';
import type { AvailabilityCell } from './menuCsvCells.rules.ts';
import type { FileProblem } from './menuCsvTable.rules.ts';
import type { ShelfChange } from '../products/shelf.rules.ts';

/** A line of a menu file. A field that the file says nothing about is undefined. */
export interface FileRow {
  line: number;
  /** Id in the menu that was exported; null for a new line. */
  id: string | null;
  name: string;
}

export interface FileSection extends FileRow {
  description?: string | undefined;
  periods?: WeeklyPeriod[] | undefined;
  /** The file does not say in which section its products are. */
  isUnnamed?: boolean;
  products: FileProduct[];
}

export interface FileFacts extends FileRow {
  availability?: AvailabilityCell | undefined;
  allergens?: AllergenCodes | undefined;
}

export interface FileProduct extends FileFacts, ProductFieldChanges {
  /** The line as written. */
  text: string;
  /** The cell of the price says something else than a price. */
  isPriceUnclear?: boolean;
  /** Id of the line of which a person has made this dish. */
  reviewedAs?: string;
  /** A person has left the line out. */
  isLeftOut?: boolean;
  description?: string | undefined;
  /** Pence; null: the file has none. */
  price: number | null;
  /** Names of groups. */
  groups?: string[] | undefined;
  /** Names of groups that come to those of the file or of the product. */
  addedGroups?: string[];
  /** undefined: the file has no sizes of any product. */
  sizes?: FileSize[] | undefined;
  /** Only in files of grocery shops. */
  shelf?: ShelfChange | undefined;
}

export interface FileSize extends FileRow {
  price: number;
  groups?: string[] | undefined;
}

export interface FileGroup extends FileRow {
  min?: number | undefined;
  max?: number | undefined;
  options: FileOption[];
}

export interface FileOption extends FileFacts {
  price: number;
  isDefault?: boolean | undefined;
  maxQuantity?: number | undefined;
}

/** A menu as a file says it. */
export interface MenuFile {
  sections: FileSection[];
  /** undefined: the file has no groups, and the present ones stay. */
  groups: FileGroup[] | undefined;
  /** Groups that come to those of the file or of the menu, whether it is the whole menu or not. */
  addedGroups?: FileGroup[];
  problems: FileProblem[];
  /** Lines that are in no section: a person must look at them. */
  lines: FileLine[];
  /** Lines that are about no dish, e.g. the address. */
  others: string[];
}

/** A line that a person must look at. */
export interface FileLine {
  /** The same for the same text. */
  id: string;
  text: string;
  /** The heading above it; null without one. */
  section: string | null;
  kind: LineKind | 'size' | 'extra';
  /** What it probably means; null without an idea. */
  proposal: ProposedDish | null;
}
