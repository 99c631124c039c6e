import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { MENU_VERSION_CAUSES, type MenuContent } from '@forkfront/common/menu.ts';

const MenuVersionSchema = defineEntity({
  name: 'MenuVersion',
  tableName: 'menu_versions',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** The row is removed together with its restaurant. */
    restaurantId: p.uuid().primary(),
    /** Version of the published site. */
    version: p.integer().primary(),
    /** The whole menu of that version. */
    content: p.json<MenuContent>(),
    cause: p.enum(MENU_VERSION_CAUSES).default('EDIT'),
    createdAt: p.datetime(),
  },
});

/** The menu as it was published once; kept for 30 days after the next version. */
export class MenuVersion extends MenuVersionSchema.class {}

MenuVersionSchema.setClass(MenuVersion);

/** The table of this entity, for typed SQL. */
export type MenuVersionTables = InferKyselyDB<typeof MenuVersionSchema>;
