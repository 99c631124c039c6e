import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/errors.graphql.ts';
import { idOf } from '../../graphql/globalId.ts';
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

/** No product has this id, so an id of another type is not found. */
const NO_ID = '';
const productIdOf = (globalId: string): string => idOf('Product', globalId) ?? NO_ID;
const sectionIdOf = (globalId: string): string => idOf('ProductSection', globalId) ?? NO_ID;

@Resolver(() => ProductType)
export class ProductResolver {
  constructor(
    private readonly products: ProductService,
    private readonly menus: MenuReader,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => ProductSectionType, { description: 'The section it belongs to.' })
  async section(@Root() { sectionId }: ProductType): Promise<ProductSectionType> {
    return toProductSectionType(await this.menus.section(sectionId));
  }

  @Mutation(() => CreateProductResult, { description: 'Adds a product to the end of a section.' })
  async createProduct(
    @Arg('input', () => CreateProductInput) input: CreateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateProductResult> {
    const { name, description, price, sectionId, imageUrl } = input;
    const created = await this.products.create(requireViewer(context).id, {
      restaurantId: idOf('Restaurant', input.restaurantId) ?? NO_ID,
      sectionId: sectionId == null ? null : sectionIdOf(sectionId),
      imageUrl: imageUrl ?? null,
      name,
      description,
      price,
    });
    if (!created.ok) return toUserError(created.error);
    const product = created.value.value;
    return Object.assign(new CreateProductPayload(), {
      productEdge: { cursor: cursorOf(product), node: toProductType(product, this.links) },
      restaurant: toChangedRestaurant(created.value, this.links),
    });
  }

  @Mutation(() => UpdateProductResult, {
    description: 'Changes a product. Omitted fields keep their values.',
  })
  async updateProduct(
    @Arg('input', () => UpdateProductInput) { id, sectionId, ...change }: UpdateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateProductResult> {
    const key = { id: productIdOf(id) };
    const updated = await this.products.update(requireViewer(context).id, key, {
      ...change,
      sectionId: sectionId == null ? undefined : sectionIdOf(sectionId),
    });
    if (!updated.ok) return toUserError(updated.error);
    return Object.assign(new UpdateProductPayload(), {
      product: toProductType(updated.value.value, this.links),
      restaurant: toChangedRestaurant(updated.value, this.links),
    });
  }

  @Mutation(() => DeleteProductResult, { description: 'Deletes a product permanently.' })
  async deleteProduct(
    @Arg('input', () => DeleteProductInput) { id }: DeleteProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteProductResult> {
    const deleted = await this.products.delete(requireViewer(context).id, { id: productIdOf(id) });
    if (!deleted.ok) return toUserError(deleted.error);
    return Object.assign(new DeleteProductPayload(), {
      deletedProductId: id,
      restaurant: toChangedRestaurant(deleted.value, this.links),
    });
  }

  @Mutation(() => MoveProductResult, {
    description: 'Moves a product within its section or to another one.',
  })
  async moveProduct(
    @Arg('input', () => MoveProductInput) { id, sectionId, afterId }: MoveProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveProductResult> {
    const moved = await this.products.move(requireViewer(context).id, {
      id: productIdOf(id),
      sectionId: sectionIdOf(sectionId),
      afterId: afterId == null ? null : productIdOf(afterId),
    });
    if (!moved.ok) return toUserError(moved.error);
    return Object.assign(new MoveProductPayload(), {
      products: moved.value.value.map((product) => toProductType(product, this.links)),
      restaurant: toChangedRestaurant(moved.value, this.links),
    });
  }
}
