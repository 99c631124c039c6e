import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { inPieces } from '../../lib/pieces.ts';
import { fail, type FailureOf, ok, type Outcome, notFound, conflict } from '../../lib/result.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { siteVersionsOf } from '../sites/site.repository.ts';
import { readMenuContent, replaceMenu } from '../products/menuContent.repository.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { blocking, type FileProblem } from './menuCsvTable.rules.ts';
import { messages as productMessages } from '../products/messages.ts';
import { messages } from './messages.ts';
import { menuFileReading } from './menuFile.rules.ts';
import type { FileLine, MenuFile } from './menuFile.types.ts';
import {
  findVersion,
  hasMenuChangedSince,
  keepPresentMenu,
  lastImport,
  listVersions,
  removeVersions,
  versionBefore,
  type KeptVersion,
} from './menuHistory.repository.ts';
import { mergeMenu, type Merging } from './menuMerge.rules.ts';
import { keptSince, restoredMenu, undoableSince, undoableUntil } from './menuRestore.rules.ts';
import { reviewRows, type ReviewRow } from './menuReview.rules.ts';
import { reviewedProblems, type ReviewedLine, withReviewed } from './reviewedLines.rules.ts';
import { mergeShelves } from './menuShelves.rules.ts';
import type { Changed } from '../products/product.service.ts';
import type { ProductShelves } from '../products/productShelves.ts';
import type { Shelf } from '../products/shelf.rules.ts';

/** What an import of a file would change. */
export interface MenuReview {
  /** Version of the site that it was compared with; 0 for a site that is not published. */
  siteVersion: number;
  rows: ReviewRow[];
  problems: FileProblem[];
  /** Lines that a person must look at first; they change nothing yet. */
  lines: FileLine[];
  /** Lines that are about no dish, the first ones of many. */
  others: string[];
  /** Names of the sections that a line can go to. */
  sections: string[];
}

/** A menu of any form; with `isWholeMenu`, what it does not have is removed. */
export interface ImportedText extends Merging {
  text: string;
  /** What the owner made of lines that were not clear. */
  lines: readonly ReviewedLine[];
}

/** The last import, as long as it can be undone. */
export interface ImportUndo {
  importedAt: Date;
  until: Date;
  /** What was changed since the import; the undo takes this back too. */
  changesSince: ReviewRow[];
}

/** Reading a file is work: at most this many reviews, each with one more line, and imports of one person. */
const FILES: RateLimit = { name: 'menu-file', points: 600, seconds: 60 * 60 };
/** A file with more problems is not a menu; the rest would tell nothing new. */
const MOST_PROBLEMS = 100;

/** Imports and exports whole menus, and restores versions of them. */
export class MenuImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly restaurants: RestaurantService,
    private readonly changes: RestaurantChanges,
    private readonly shelves: ProductShelves,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The whole menu as a CSV text. The caller checks the owner. */
  async csvOf(restaurantId: string): Promise<string> {
    const shelves = await this.shelves.ofShop(this.em, restaurantId);
    return menuCsv(await readMenuContent(this.em, restaurantId), shelves);
  }

  /** What an import of this file would change; it writes nothing. */
  async review(
    viewerId: string,
    restaurantId: string,
    imported: ImportedText,
  ): Promise<Outcome<MenuReview, 'validation' | 'notFound' | 'rateLimited'>> {
    const allowed = await this.limiter.take(FILES, viewerId);
    if (!allowed.ok) return allowed;
    const restaurant = await this.restaurants.findPermitted(viewerId, restaurantId);
    if (!restaurant) return notFound(productMessages.restaurantGone);
    // The version first: a change between the two reads is then a conflict of the import.
    const versions = await siteVersionsOf(this.em, [restaurantId]);
    const shelves = await this.shelves.ofShop(this.em, restaurantId);
    const present = await readMenuContent(this.em, restaurantId);
    const most = await this.shelves.productLimit(this.em, restaurant, this.clock());
    const read = await readFor(imported, present, shelves, most);
    if (!read.ok) return read;
    const { rows, problems, lines, others, sections } = read.value;
    const siteVersion = versions.get(restaurantId) ?? 0;
    return ok({ siteVersion, rows, problems, lines, others, sections });
  }

  /** Publishes the menu of a file. `siteVersion` is that of its review. */
  async import(
    viewerId: string,
    restaurantId: string,
    imported: ImportedText,
    siteVersion: number,
  ): Changed<ReviewRow[], FailureOf<'validation' | 'notFound' | 'conflict' | 'rateLimited'>> {
    const allowed = await this.limiter.take(FILES, viewerId);
    if (!allowed.ok) return allowed;
    return this.changes.run<ReviewRow[], FailureOf<'validation' | 'conflict'>>(
      { viewerId, restaurant: restaurantId, missing: productMessages.restaurantGone, menuCause: 'IMPORT' },
      async (em, restaurant) => {
        if (await hasMenuChangedSince(em, restaurantId, siteVersion)) return conflict(messages.menuChanged);
        const present = await keepPresentMenu(em, restaurantId, this.clock());
        const shelves = await this.shelves.ofShop(em, restaurantId);
        const most = await this.shelves.productLimit(em, restaurant, this.clock());
        const read = await readFor(imported, present, shelves, most);
        if (!read.ok) return read;
        const { content, shelfChanges, rows, problems, lines } = read.value;
        if (lines.length > 0) return fail(problemsOfFile([blocking(1, messages.linesWait(lines.length))]));
        if (problems.some(({ isBlocking }) => isBlocking)) return fail(problemsOfFile(problems));
        if (rows.length === 0) return ok(rows);
        await replaceMenu(em, restaurantId, content);
        const refused = await this.shelves.write(em, restaurantId, shelfChanges);
        if (refused.length > 0) return conflict(messages.menuChanged);
        await recordActivity(em, { restaurantId, userId: viewerId, kind: 'MENU_IMPORTED' });
        return ok(rows);
      },
    );
  }

  /** Publishes the menu of before the last import. */
  undo(viewerId: string, restaurantId: string): Changed<null, FailureOf<'notFound' | 'conflict'>> {
    return this.changes.run<null, FailureOf<'conflict'>>(
      { viewerId, restaurant: restaurantId, missing: productMessages.restaurantGone, menuCause: 'UNDO' },
      async (em) => {
        const last = await lastImport(em, restaurantId, undoableSince(this.clock()));
        const before = last?.cause === 'IMPORT' && (await versionBefore(em, restaurantId, last.version));
        if (!before) return conflict(messages.nothingToUndo);
        await restore(em, restaurantId, before.content);
        await recordActivity(em, { restaurantId, userId: viewerId, kind: 'IMPORT_UNDONE' });
        return ok(null);
      },
    );
  }

  /** Publishes a kept version of the menu again. */
  restoreVersion(viewerId: string, restaurantId: string, version: number): Changed<null> {
    return this.changes.run<null, FailureOf<'notFound'>>(
      { viewerId, restaurant: restaurantId, missing: productMessages.restaurantGone, menuCause: 'RESTORE' },
      async (em) => {
        const kept = await findVersion(em, restaurantId, version);
        if (!kept) return notFound(messages.versionGone);
        await restore(em, restaurantId, kept.content);
        await recordActivity(em, { restaurantId, userId: viewerId, kind: 'MENU_RESTORED' });
        return ok(null);
      },
    );
  }

  /** Kept versions of a menu, newest first. The caller checks the owner. */
  versionsOf(restaurantId: string, page: { first: number; before: number | null }): Promise<KeptVersion[]> {
    return listVersions(this.em, restaurantId, page);
  }

  /** The last import, when it can be undone; otherwise null. The caller checks the owner. */
  async importUndoOf(restaurantId: string): Promise<ImportUndo | null> {
    const last = await lastImport(this.em, restaurantId, undoableSince(this.clock()));
    if (last?.cause !== 'IMPORT') return null;
    const changesSince = reviewRows(last.content, await readMenuContent(this.em, restaurantId));
    return { importedAt: last.createdAt, until: undoableUntil(last.createdAt), changesSince };
  }

  /** Removes versions that are too old. */
  sweep(): Promise<void> {
    return removeVersions(this.em, keptSince(this.clock()));
  }
}

/** `shelves`: those of a grocery shop, null for a restaurant. A menu that is larger than its plan allows may stay so. */
async function readFor(
  { text, lines: reviewed, ...merging }: ImportedText,
  present: MenuContent,
  shelves: ReadonlyMap<string, Shelf> | null,
  mostProducts: number,
) {
  const wrong = reviewed.length > MOST_LINES ? [tooManyLines] : reviewedProblems(reviewed);
  if (wrong.length > 0) return fail(invalidFields(wrong, messages.lineInvalid));
  const most = Math.max(mostProducts, productIdsOf(present).length);
  const owner = { isShop: shelves !== null, mostProducts: most };
  const read = await inPieces(menuFileReading(text, owner));
  const file = withReviewed(read, reviewed);
  const { content, problems, refused, shelves: fileShelves, ...asked } = mergeMenu(file, present, merging);
  if (refused.length > 0) return fail(invalidFields(pathsOf(refused, reviewed), messages.lineInvalid));
  const open = [...asked.lines, ...file.lines];
  const merged = mergeShelves(fileShelves, shelves ?? new Map(), productIdsOf(content));
  // An empty menu is never meant.
  const hasNoDish = merging.isWholeMenu && productIdsOf(content).length === 0;
  const limits = limitProblems(content, most, lastLineOf(file)).filter(
    ({ message }) => !file.problems.some((problem) => problem.message === message),
  );
  const all = [
    ...file.problems,
    ...problems,
    ...merged.problems,
    ...limits,
    ...tooMany(open),
    ...(hasNoDish ? [noDish] : []),
  ].toSorted((a, b) => a.line - b.line);
  // A file that is not a menu removes nothing.
  const isUnread =
    hasNoDish || (file.sections.length === 0 && file.problems.some(({ isBlocking }) => isBlocking));
  const compared = shelves && { before: shelves, after: merged.after };
  const rows = isUnread ? [] : reviewRows(present, content, compared);
  return ok({
    content,
    shelfChanges: merged.changes,
    rows,
    problems: all.slice(0, MOST_PROBLEMS),
    lines: open.slice(0, MOST_LINES),
    others: file.others.slice(0, MOST_PROBLEMS),
    sections: [...new Set([...present.sections, ...file.sections].map(({ name }) => name))],
  });
}

const productIdsOf = ({ sections }: MenuContent): string[] =>
  sections.flatMap(({ items }) => items.map(({ id }) => id));

/** Lines of one review; a text with more of them is hardly a menu. */
const MOST_LINES = 300;

const noDish = blocking(1, messages.noDish);

const tooManyLines = { path: 'lines', message: messages.tooManyLines(MOST_LINES) };

const tooMany = (lines: readonly FileLine[]): FileProblem[] =>
  lines.length > MOST_LINES ? [blocking(1, messages.tooManyLines(MOST_LINES))] : [];

/** Refused lines by their place among the reviewed ones. */
const pathsOf = (refused: readonly { id: string; message: string }[], reviewed: readonly ReviewedLine[]) =>
  refused.map(({ id, message }) => ({
    path: `lines.${reviewed.findIndex((line) => line.id === id)}.dish.price`,
    message,
  }));

const lastLineOf = ({ sections }: MenuFile): number =>
  Math.max(1, ...sections.flatMap(({ line, products }) => [line, products.at(-1)?.line ?? 1]));

/** What a file adds may be too much for the menu. */
const limitProblems = (
  { sections, optionGroups }: MenuContent,
  mostProducts: number,
  line: number,
): FileProblem[] =>
  [
    { count: sections.length, most: MENU_LIMITS.sections, what: 'sections' },
    { count: sections.flatMap(({ items }) => items).length, most: mostProducts, what: 'products' },
    { count: optionGroups.length, most: MENU_LIMITS.optionGroups, what: 'option groups' },
  ].flatMap(({ count, most, what }) => (count > most ? [blocking(line, messages.tooMany(most, what))] : []));

const problemsOfFile = (problems: readonly FileProblem[]) =>
  invalidFields(
    problems.map(({ line, message }) => ({ path: 'text', message: `Line ${line}: ${message}` })),
    messages.importProblems,
  );

async function restore(em: EntityManager, restaurantId: string, version: MenuContent): Promise<void> {
  await replaceMenu(em, restaurantId, restoredMenu(version, await readMenuContent(em, restaurantId)));
}
