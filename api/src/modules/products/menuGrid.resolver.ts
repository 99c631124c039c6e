import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { fromGlobalId, searchIdOf } from '../../graphql/globalId.ts';
import { toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  ConfirmAllergensInput,
  ConfirmAllergensPayload,
  ConfirmAllergensResult,
  UpdateMenuGridInput,
  UpdateMenuGridPayload,
  UpdateMenuGridResult,
} from './menuGrid.graphql.ts';
import { GRID_KINDS, type MenuGridService } from './menuGrid.service.ts';
import { toProductType } from './product.graphql.ts';

const restaurantIdOf = (globalId: string): string => searchIdOf('Restaurant', globalId);

/** The row of a global id. */
function rowOf(globalId: string) {
  const found = fromGlobalId(globalId);
  return { kind: GRID_KINDS.find((kind) => kind === found?.type) ?? null, id: found?.id ?? '' };
}

@Resolver()
export class MenuGridResolver {
  constructor(
    private readonly grid: MenuGridService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => UpdateMenuGridResult, {
    description:
      'Changes prices, availability and stock of many products, sizes and options, all or nothing.',
  })
  async updateMenuGrid(
    @Arg('input', () => UpdateMenuGridInput) { restaurantId, rows }: UpdateMenuGridInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateMenuGridResult> {
    const changes = rows.map(({ id, price, isAvailable, stock, stockVersion }) => ({
      ...rowOf(id),
      price: price ?? null,
      isAvailable: isAvailable ?? null,
      count: stockVersion == null ? null : { stock: stock ?? null, stockVersion },
    }));
    const updated = await this.grid.update(requireViewer(context).id, restaurantIdOf(restaurantId), changes);
    return outcomeOf(updated, (changed) =>
      UpdateMenuGridPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }

  @Mutation(() => ConfirmAllergensResult, {
    description:
      'Confirms the allergens of products; a suggestion becomes the answer. Your account and the time are stored.',
  })
  async confirmAllergens(
    @Arg('input', () => ConfirmAllergensInput) { restaurantId, productIds }: ConfirmAllergensInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ConfirmAllergensResult> {
    const { id } = requireViewer(context);
    const ids = productIds.map((productId) => searchIdOf('Product', productId));
    return outcomeOf(await this.grid.confirmAllergens(id, restaurantIdOf(restaurantId), ids), (changed) =>
      ConfirmAllergensPayload.of({
        products: changed.value.map((product) => toProductType(product, this.links)),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }
}
