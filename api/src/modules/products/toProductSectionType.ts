import { toGlobalId } from '../../graphql/globalId.ts';
import type { SectionView } from './menuSql.ts';
import { ProductSectionType } from './productSection.type.ts';

/** A section as its owner sees it in GraphQL. */
export const toProductSectionType = ({ id, name, position, productCount }: SectionView): ProductSectionType =>
  Object.assign(new ProductSectionType(), {
    id: toGlobalId('ProductSection', id),
    name,
    position,
    productCount,
  });
