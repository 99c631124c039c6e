import { type Module, perRequest, scoped } from '../../composition/module.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { OwnProducts } from '../restaurants/restaurant.service.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { MenuGridService } from './menuGrid.service.ts';
import { MenuPictures } from './menuPictures.ts';
import { toOptionGroupType } from './option.graphql.ts';
import { MenuGridResolver } from './menuGrid.resolver.ts';
import { OptionGroupResolver } from './optionGroup.resolver.ts';
import { OptionGroupService } from './optionGroup.service.ts';
import { ProductCopyService } from './productCopy.service.ts';
import { MenuRepository } from './menu.repository.ts';
import { ProductSectionResolver, RestaurantMenuResolver } from './menu.resolver.ts';
import { menusPart } from './menuAccountPart.ts';
import { GroupUse, MenuOption, OptionGroup, ProductSize } from './option.entity.ts';
import { MenuSection, Product } from './product.entity.ts';
import { toProductType } from './product.graphql.ts';
import { ProductResolver } from './product.resolver.ts';
import { ProductRepository } from './product.repository.ts';
import { productRoutes } from './product.rest.ts';
import { ProductShelves } from './productShelves.ts';
import { ProductService } from './product.service.ts';
import { toProductSectionType } from './productSection.graphql.ts';
import { ProductSectionService } from './productSection.service.ts';

/** Products, their sections and their order on the menu. */
export const productsModule = {
  entities: [MenuSection, Product, ProductSize, OptionGroup, MenuOption, GroupUse],
  services: [
    scoped(OwnProducts, ({ em }) => new ProductRepository(em)),
    perRequest(MenuRepository, 'em', ProductShelves),
    perRequest(MenuPictures, OwnPictures, 'clock'),
    perRequest(ProductService, RestaurantChanges, MenuPictures, ProductShelves, 'clock'),
    perRequest(ProductCopyService, RestaurantChanges, ProductShelves, 'clock'),
    perRequest(ProductSectionService, RestaurantChanges, MenuPictures),
    perRequest(OptionGroupService, RestaurantChanges, 'clock'),
    perRequest(MenuGridService, RestaurantChanges, ProductShelves, 'clock'),
  ],
  resolvers: [
    perRequest(RestaurantMenuResolver, MenuRepository, SiteLinks),
    perRequest(ProductResolver, ProductService, ProductCopyService, MenuRepository, SiteLinks),
    perRequest(ProductSectionResolver, ProductSectionService, SiteLinks),
    perRequest(OptionGroupResolver, OptionGroupService, SiteLinks),
    perRequest(MenuGridResolver, MenuGridService, SiteLinks),
  ],
  access: {
    'Mutation.createProduct': 'viewer',
    'Mutation.updateProduct': 'viewer',
    'Mutation.duplicateProduct': 'viewer',
    'Mutation.deleteProduct': 'viewer',
    'Mutation.moveProduct': 'viewer',
    'Mutation.createProductSection': 'viewer',
    'Mutation.renameProductSection': 'viewer',
    'Mutation.updateProductSection': 'viewer',
    'Mutation.moveProductSection': 'viewer',
    'Mutation.deleteProductSection': 'viewer',
    'Mutation.createOptionGroup': 'viewer',
    'Mutation.updateOptionGroup': 'viewer',
    'Mutation.deleteOptionGroup': 'viewer',
    'Mutation.updateMenuGrid': 'viewer',
    'Mutation.confirmAllergens': 'viewer',
  },
  nodes: {
    async Product(get, id, viewer) {
      const found = viewer && (await get(MenuRepository).ownedProduct(viewer.id, id));
      return found && toProductType(found, get(SiteLinks));
    },
    async ProductSection(get, id, viewer) {
      const found = viewer && (await get(MenuRepository).ownedSection(viewer.id, id));
      return found && toProductSectionType(found, get(SiteLinks));
    },
    async OptionGroup(get, id, viewer) {
      const found = viewer && (await get(MenuRepository).ownedGroup(viewer.id, id));
      return found && toOptionGroupType(found);
    },
  },
  routes: productRoutes,
  accountParts: ({ get }) => [menusPart(get(SiteLinks))],
} satisfies Module;
