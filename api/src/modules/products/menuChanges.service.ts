import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type Failure,
  fail,
  type Result,
} from '../../lib/result.ts';
import { publishSite } from '../sites/publishSite.service.ts';
import type { SiteService } from '../sites/site.service.ts';
import { PRODUCT_COLUMNS, SECTION_COLUMNS, type ProductView, type SectionView } from './menu.repository.ts';
import type { Placed } from './menuPlace.rules.ts';
import { messages } from './messages.ts';

export const gone = (message: string): NotFoundFailure => ({ kind: 'notFound', message });

export const conflict = (message: string): ConflictFailure => ({ kind: 'conflict', message });

/** What has places: products within their section, sections within their restaurant. */
const PARENT = { products: 'section_id', menu_sections: 'restaurant_id' } as const;
type Table = keyof typeof PARENT;

/** A list of uuids as PostgreSQL writes arrays, so that it is one parameter. */
const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Everything below a parent with its place, in order. */
export const placesOf = (em: EntityManager, table: Table, parentId: string): Promise<Placed[]> =>
  em.execute<Placed[]>(`select id, position from ${table} where ${PARENT[table]} = ? order by position, id`, [
    parentId,
  ]);

/** The highest position below a parent; null without any. */
export async function lastPosition(
  em: EntityManager,
  table: Table,
  parentId: string,
): Promise<number | null> {
  const [row] = await em.execute<{ last: number | null }[]>(
    `select max(position) as last from ${table} where ${PARENT[table]} = ?`,
    [parentId],
  );
  return row?.last ?? null;
}

/** Puts things where they belong, below this parent. It says nothing about when they were saved. */
export async function changePlaces(
  em: EntityManager,
  table: Table,
  places: readonly Placed[],
  parentId: string,
): Promise<void> {
  if (places.length === 0) return;
  await em.execute(
    `update ${table} t set position = place.position, ${PARENT[table]} = ?
     from json_to_recordset(?) as place(id uuid, position float8) where t.id = place.id`,
    [parentId, JSON.stringify(places)],
  );
}

/** Products as their owner sees them now, in the order of these ids. */
export async function productsById(em: EntityManager, ids: readonly string[]): Promise<ProductView[]> {
  const rows = await em.execute<ProductView[]>(
    `select ${PRODUCT_COLUMNS}
     from products p join menu_sections s on s.id = p.section_id where p.id = any(?::uuid[])`,
    [arrayOf(ids)],
  );
  const byId = new Map(rows.map((row) => [row.id, { ...row, updatedAt: new Date(row.updatedAt) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A section as its owner sees it now. Throws when there is none. */
export async function requireSection(em: EntityManager, id: string): Promise<SectionView> {
  const [section] = await em.execute<SectionView[]>(
    `select ${SECTION_COLUMNS} from menu_sections s where s.id = ?`,
    [id],
  );
  if (!section) throw new Error(`Section ${id} is gone`);
  return section;
}

/** A product as its owner sees it now. Throws when there is none. */
export async function requireProduct(em: EntityManager, id: string): Promise<ProductView> {
  const [product] = await productsById(em, [id]);
  if (!product) throw new Error(`Product ${id} is gone`);
  return product;
}

/** Changes of owners' menus: each is one transaction, and diners see it with their next read. */
export class MenuChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
  ) {}

  /**
   * Runs one change of a restaurant of this person; what fails changes nothing. Changes of one restaurant run one
   * after the other, so that none is lost and no two things get the same place.
   */
  async run<Outcome extends Result<unknown, Failure>>(
    ownerId: string,
    restaurantId: string,
    change: (em: EntityManager) => Promise<Outcome>,
  ): Promise<Outcome | Result<never, NotFoundFailure>> {
    if (!isUuid(restaurantId)) return fail(gone(messages.restaurantGone));
    const { result, slug } = await this.em.fork().transactional(async (em) => {
      // Not the strongest lock: orders may still refer to the restaurant meanwhile.
      const locked = await em.execute<unknown[]>(
        'select id from restaurants where id = ? and owner_id = ? for no key update',
        [restaurantId, ownerId],
      );
      if (locked.length === 0) return { result: fail(gone(messages.restaurantGone)), slug: null };
      const result = await change(em);
      return { result, slug: result.ok ? await publishSite(em, restaurantId) : null };
    });
    if (slug !== null) this.sites.forget(slug);
    return result;
  }
}
