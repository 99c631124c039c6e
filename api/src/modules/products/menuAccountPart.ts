import type { AccountPart } from '../../lib/accountPart.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { menusOf, removePictures } from './product.repository.ts';

/** The menus of a person's sites. The closed sites keep them without pictures. */
export const menusPart = (links: SiteLinks): AccountPart => ({
  name: 'menus',
  async export(em, userId) {
    const menus = await menusOf(em, userId);
    return menus.map(({ site, sections, optionGroups }) => ({
      site,
      sections: sections.map(({ items, imageKey, ...section }) => ({
        ...section,
        imageUrl: links.pictureUrl(imageKey),
        products: items.map(({ imageKey: picture, ...product }) => ({
          ...product,
          imageUrl: links.pictureUrl(picture),
        })),
      })),
      optionGroups,
    }));
  },
  remove: removePictures,
});
