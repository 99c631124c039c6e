import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { removePictures } from './product.repository.ts';

/** The menus of a person's sites. A menu stays with its closed site, without the pictures. */
export class MenuAccountPart implements AccountPart {
  readonly name = 'menus';

  constructor(private readonly links: SiteLinks) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    // A download reads each part with one statement, across the tables of two modules.
    const menus = await em.execute<Menu[]>(
      `select r.slug as site, coalesce(json_agg(
         json_build_object('name', s.name, 'products', coalesce((
           select json_agg(json_build_object(
             'name', p.name, 'description', p.description, 'price', p.price, 'imageUrl', p.image_key,
             'isAvailable', p.is_available, 'isPopular', p.is_popular
           ) order by p.position) from products p where p.section_id = s.id
         ), '[]'::json)) order by s.position
       ) filter (where s.id is not null), '[]'::json) as sections
       from restaurants r left join menu_sections s on s.restaurant_id = r.id
       where r.owner_id = ? group by r.id order by r.id`,
      [userId],
    );
    for (const { sections } of menus)
      for (const { products } of sections)
        for (const product of products) product.imageUrl = this.links.pictureUrl(product.imageUrl);
    return menus;
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await removePictures(em, userId);
  }
}

interface Menu {
  site: string;
  sections: { name: string; products: { imageUrl: string | null }[] }[];
}
