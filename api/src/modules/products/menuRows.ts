import type { EntityManager } from '@mikro-orm/postgresql';
import { PRODUCT_COLUMNS, SECTION_COLUMNS, type ProductView, type SectionView } from './menuSql.ts';
import type { Placed } from './position.rules.ts';

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
