import { PRODUCT_COLUMNS } from './menuSql.ts';

const placeFrom = (first: number): string =>
  `($${first}::float8, $${first + 1}::uuid, $${first + 2}::float8, $${first + 3}::uuid)`;

/**
 * A page of the menu of each restaurant in `$1`, in one statement: behind the place in `$2` to `$5` and before the one
 * in `$6` to `$9` (null: no bound), at most `$10`, counted from the start or from the end. A restaurant without
 * products has one row, whose `id` is null.
 */
const pageSql = (direction: 'asc' | 'desc'): string => `
  select r.id as "of", (select count(*)::int from products counted where counted.restaurant_id = r.id) as total, page.*
  from unnest($1::uuid[]) as r(id)
  left join lateral (
    select ${PRODUCT_COLUMNS}
    from menu_sections s join products p on p.section_id = s.id
    where s.restaurant_id = r.id
      and ($2::float8 is null or (s.position, s.id, p.position, p.id) > ${placeFrom(2)})
      and ($6::float8 is null or (s.position, s.id, p.position, p.id) < ${placeFrom(6)})
    order by s.position ${direction}, s.id ${direction}, p.position ${direction}, p.id ${direction}
    limit $10
  ) page on true
  order by r.id, page."sectionPosition", page."sectionId", page.position, page.id`;

export const PAGE_FROM_START = pageSql('asc');
export const PAGE_FROM_END = pageSql('desc');
