import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { menusOf, removePictures } from './product.repository.ts';

/** The menus of a person's sites. The closed sites keep them without pictures. */
export class MenuAccountPart implements AccountPart {
  readonly name = 'menus';

  constructor(private readonly links: SiteLinks) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const menus = await menusOf(em, userId);
    return menus.map(({ site, sections }) => ({
      site,
      sections: sections.map(({ name, products }) => ({
        name,
        products: products.map(({ imageKey, ...product }) => ({
          ...product,
          imageUrl: this.links.pictureUrl(imageKey),
        })),
      })),
    }));
  }

  remove(em: EntityManager, userId: string): Promise<void> {
    return removePictures(em, userId);
  }
}
