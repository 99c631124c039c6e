import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const MenuSectionSchema = defineEntity({
  name: 'MenuSection',
  tableName: 'menu_sections',
  indexes: [{ properties: ['restaurant', 'position'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    name: p.string().length(80),
    /** Order among its restaurant's sections; halves make room between two. */
    position: p.double(),
  },
});

/** A heading of the menu with its products. */
export class MenuSection extends MenuSectionSchema.class {}

MenuSectionSchema.setClass(MenuSection);
