import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { searchIdOf } from '../../graphql/globalId.ts';
import { toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { MenuReader } from './menu.repository.ts';
import { cursorOf } from './menuPlace.rules.ts';
import {
  CreateProductInput,
  DeleteProductInput,
  MoveProductInput,
  UpdateProductInput,
  CreateProductPayload,
  CreateProductResult,
  DeleteProductPayload,
  DeleteProductResult,
  MoveProductPayload,
  MoveProductResult,
  UpdateProductPayload,
  UpdateProductResult,
  ProductType,
  toProductType,
} from './product.graphql.ts';
import type { ProductService } from './product.service.ts';
import { ProductSectionType, toProductSectionType } from './productSection.graphql.ts';

const productIdOf = (globalId: string): string => searchIdOf('Product', globalId);
const sectionIdOf = (globalId: string): string => searchIdOf('ProductSection', globalId);

@Resolver(() => ProductType)
export class ProductResolver {
  constructor(
    private readonly products: ProductService,
    private readonly menus: MenuReader,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => ProductSectionType, { description: 'The section it belongs to.' })
  async section(@Root() { sectionId }: ProductType): Promise<ProductSectionType> {
    return toProductSectionType(await this.menus.section.load(sectionId));
  }

  @Mutation(() => CreateProductResult, { description: 'Adds a product to the end of a section.' })
  async createProduct(
    @Arg('input', () => CreateProductInput) input: CreateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateProductResult> {
    const { restaurantId, sectionId, imageUrl, ...words } = input;
    const created = await this.products.create(requireViewer(context).id, {
      ...words,
      restaurantId: searchIdOf('Restaurant', restaurantId),
      sectionId: sectionId == null ? null : sectionIdOf(sectionId),
      imageUrl: imageUrl ?? null,
    });
    return outcomeOf(created, (changed) =>
      CreateProductPayload.of({
        productEdge: { cursor: cursorOf(changed.value), node: toProductType(changed.value, this.links) },
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => UpdateProductResult, { description: 'Changes a product. Omitted fields stay.' })
  async updateProduct(
    @Arg('input', () => UpdateProductInput) { id, sectionId, ...change }: UpdateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateProductResult> {
    const key = { id: productIdOf(id) };
    const updated = await this.products.update(requireViewer(context).id, key, {
      ...change,
      sectionId: sectionId == null ? undefined : sectionIdOf(sectionId),
    });
    return outcomeOf(updated, (changed) =>
      UpdateProductPayload.of({
        product: toProductType(changed.value, this.links),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => DeleteProductResult, { description: 'Deletes a product permanently.' })
  async deleteProduct(
    @Arg('input', () => DeleteProductInput) { id }: DeleteProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteProductResult> {
    const deleted = await this.products.delete(requireViewer(context).id, { id: productIdOf(id) });
    return outcomeOf(deleted, (changed) =>
      DeleteProductPayload.of({
        deletedProductId: id,
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => MoveProductResult, { description: 'Moves a product within its section or to another.' })
  async moveProduct(
    @Arg('input', () => MoveProductInput) { id, sectionId, afterId }: MoveProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveProductResult> {
    const moved = await this.products.move(requireViewer(context).id, {
      id: productIdOf(id),
      sectionId: sectionIdOf(sectionId),
      afterId: afterId == null ? null : productIdOf(afterId),
    });
    return outcomeOf(moved, (changed) =>
      MoveProductPayload.of({
        products: changed.value.map((product) => toProductType(product, this.links)),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }
}
