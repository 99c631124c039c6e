import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { MenuRepository } from './menu.repository.ts';
import { menuCursorOf } from './menuPlace.rules.ts';
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
  DuplicateProductInput,
  DuplicateProductPayload,
  DuplicateProductResult,
  productDetailsOf,
  ProductSizeType,
  ProductType,
  toChoices,
  toProductType,
} from './product.graphql.ts';
import { AllergenFactsType, toAllergenFacts } from './option.graphql.ts';
import type { ProductCopyService } from './productCopy.service.ts';
import type { ProductService } from './product.service.ts';
import { ShelfType, toShelfType } from './shelf.graphql.ts';
import { ProductSectionType, toProductSectionType } from './productSection.graphql.ts';

const productIdOf = (globalId: string): string => searchIdOf('Product', globalId);
const sectionIdOf = (globalId: string): string => searchIdOf('ProductSection', globalId);

@Resolver(() => ProductType)
export class ProductResolver {
  constructor(
    private readonly products: ProductService,
    private readonly copies: ProductCopyService,
    private readonly menus: MenuRepository,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => ProductSectionType, { description: 'The section it belongs to.' })
  async section(@Root() { sectionId }: ProductType): Promise<ProductSectionType> {
    return toProductSectionType(await this.menus.section.load(sectionId), this.links);
  }

  @FieldResolver(() => [ProductSizeType], {
    description: 'Its sizes in order, at most 8; empty: it has one price.',
  })
  async sizes(@Root() { id }: ProductType): Promise<ProductSizeType[]> {
    return toChoices(await this.menus.choices.load(requireId('Product', id))).sizes;
  }

  @FieldResolver(() => [ID], { description: 'Ids of its option groups, in order.' })
  async optionGroupIds(@Root() { id }: ProductType): Promise<string[]> {
    return toChoices(await this.menus.choices.load(requireId('Product', id))).optionGroupIds;
  }

  @FieldResolver(() => AllergenFactsType, { description: 'What it contains without options.' })
  async allergenFacts(@Root() product: ProductType): Promise<AllergenFactsType> {
    const by = product.allergensConfirmedBy;
    return toAllergenFacts(product, by === null ? null : await this.menus.personName.load(by));
  }

  @FieldResolver(() => ShelfType, {
    nullable: true,
    description: 'Barcode, size and stock in a grocery shop; null for a product of a restaurant.',
  })
  async shelf(@Root() { id }: ProductType): Promise<ShelfType | null> {
    const shelf = await this.menus.shelf.load(requireId('Product', id));
    return shelf && toShelfType(shelf);
  }

  @Mutation(() => CreateProductResult, { description: 'Adds a product to the end of a section.' })
  async createProduct(
    @Arg('input', () => CreateProductInput) input: CreateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateProductResult> {
    const { restaurantId, sectionId, imageUrl, ...fields } = input;
    const created = await this.products.create(requireViewer(context).id, {
      ...productDetailsOf(fields),
      restaurantId: searchIdOf('Restaurant', restaurantId),
      sectionId: sectionId == null ? null : sectionIdOf(sectionId),
      imageUrl: imageUrl ?? null,
    });
    return outcomeOf(created, (changed) =>
      CreateProductPayload.of({
        productEdge: { cursor: menuCursorOf(changed.value), node: toProductType(changed.value, this.links) },
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
      ...productDetailsOf(change),
      sectionId: sectionId == null ? undefined : sectionIdOf(sectionId),
    });
    return outcomeOf(updated, (changed) =>
      UpdateProductPayload.of({
        product: toProductType(changed.value, this.links),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => DuplicateProductResult, {
    description: 'Copies a product with its sizes and option groups.',
  })
  async duplicateProduct(
    @Arg('input', () => DuplicateProductInput) { id }: DuplicateProductInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DuplicateProductResult> {
    const copied = await this.copies.duplicate(requireViewer(context).id, productIdOf(id));
    return outcomeOf(copied, (changed) =>
      DuplicateProductPayload.of({
        productEdge: {
          cursor: menuCursorOf(changed.value.copy),
          node: toProductType(changed.value.copy, this.links),
        },
        movedProducts: changed.value.moved.map((product) => toProductType(product, this.links)),
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
