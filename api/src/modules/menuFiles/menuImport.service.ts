import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
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
import { readMenuFile } from './menuFile.rules.ts';
import type { MenuFile } from './menuFile.types.ts';
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
}

/** A menu file, or cells of a spreadsheet; with `isWholeMenu`, what it does not have is removed. */
export interface ImportedText extends Merging {
  text: string;
}

/** The last import, as long as it can be undone. */
export interface ImportUndo {
  importedAt: Date;
  until: Date;
  /** What was changed since the import; the undo takes this back too. */
  changesSince: ReviewRow[];
}

/** Reading a file is work: at most this many reviews and imports of one person. */
const FILES: RateLimit = { name: 'menu-file', points: 120, seconds: 60 * 60 };
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
  ): Promise<Outcome<MenuReview, 'notFound' | 'rateLimited'>> {
    const allowed = await this.limiter.take(FILES, viewerId);
    if (!allowed.ok) return allowed;
    const restaurant = await this.restaurants.findPermitted(viewerId, restaurantId);
    if (!restaurant) return notFound(productMessages.restaurantGone);
    // The version first: a change between the two reads is then a conflict of the import.
    const versions = await siteVersionsOf(this.em, [restaurantId]);
    const shelves = await this.shelves.ofShop(this.em, restaurantId);
    const present = await readMenuContent(this.em, restaurantId);
    const most = await this.shelves.productLimit(this.em, restaurant, this.clock());
    const read = readFor(imported, present, shelves, most);
    return ok({ siteVersion: versions.get(restaurantId) ?? 0, rows: read.rows, problems: read.problems });
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
        const { content, shelfChanges, rows, problems } = readFor(imported, present, shelves, most);
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
function readFor(
  { text, ...merging }: ImportedText,
  present: MenuContent,
  shelves: ReadonlyMap<string, Shelf> | null,
  mostProducts: number,
) {
  const most = Math.max(mostProducts, productIdsOf(present).length);
  const file = readMenuFile(text, { isShop: shelves !== null, mostProducts: most });
  const { content, problems, shelves: fileShelves } = mergeMenu(file, present, merging);
  const merged = mergeShelves(fileShelves, shelves ?? new Map(), productIdsOf(content));
  const limits = limitProblems(content, most, lastLineOf(file)).filter(
    ({ message }) => !file.problems.some((problem) => problem.message === message),
  );
  const all = [...file.problems, ...problems, ...merged.problems, ...limits].toSorted(
    (a, b) => a.line - b.line,
  );
  // A file that is not a menu removes nothing.
  const isUnread = file.sections.length === 0 && file.problems.some(({ isBlocking }) => isBlocking);
  const compared = shelves && { before: shelves, after: merged.after };
  const rows = isUnread ? [] : reviewRows(present, content, compared);
  return { content, shelfChanges: merged.changes, rows, problems: all.slice(0, MOST_PROBLEMS) };
}

const productIdsOf = ({ sections }: MenuContent): string[] =>
  sections.flatMap(({ items }) => items.map(({ id }) => id));

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
