import { toGlobalId } from '../../graphql/globalId.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './menuSql.ts';
import { ProductType } from './product.type.ts';

/** A product as its owner sees it in GraphQL. */
export const toProductType = (
  {
    id,
    imageKey,
    name,
    description,
    price,
    isAvailable,
    isPopular,
    position,
    updatedAt,
    sectionId,
  }: ProductView,
  links: SiteLinks,
): ProductType =>
  Object.assign(new ProductType(), {
    id: toGlobalId('Product', id),
    name,
    description,
    price,
    imageUrl: links.pictureUrl(imageKey),
    isAvailable,
    isPopular,
    position,
    updatedAt,
    sectionId,
  });
