import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf, toGlobalId } from '../../graphql/globalId.ts';
import { pageSize } from '../../graphql/pageRequest.ts';
import { RestaurantType, toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  ImportMenuInput,
  ImportMenuPayload,
  ImportMenuResult,
  ImportUndoType,
  MenuVersionType,
  RestoreMenuVersionInput,
  RestoreMenuVersionPayload,
  RestoreMenuVersionResult,
  ReviewMenuImportInput,
  ReviewMenuImportPayload,
  ReviewMenuImportResult,
  toMenuReviewType,
  UndoMenuImportInput,
  UndoMenuImportPayload,
  UndoMenuImportResult,
} from './menuFile.graphql.ts';
import { toReviewedLine } from './menuLine.graphql.ts';
import type { ImportedText, MenuImportService } from './menuImport.service.ts';

/** Cost of a field that reads a whole menu: a query can ask for few menus. */
const WHOLE_MENU = 6_500;

const restaurantIdOf = (globalId: string): string => searchIdOf('Restaurant', globalId);

const importedOf = ({
  text,
  isWholeMenu,
  lines,
}: Pick<ReviewMenuImportInput, 'text' | 'isWholeMenu' | 'lines'>): ImportedText => ({
  text,
  isWholeMenu: isWholeMenu ?? false,
  lines: (lines ?? []).map(toReviewedLine),
});

/** Export, import and history of menus. Only the owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class MenuFileResolver {
  constructor(
    private readonly menus: MenuImportService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => String, {
    complexity: WHOLE_MENU,
    description: 'The whole menu as CSV, for a spreadsheet. An import of the same text changes nothing.',
  })
  menuCsv(@Root() { id }: RestaurantType): Promise<string> {
    return this.menus.csvOf(requireId('Restaurant', id));
  }

  @FieldResolver(() => [MenuVersionType], {
    description:
      'Published versions of the menu, newest first. A version is kept until 30 days after the next one.',
  })
  async menuVersions(
    @Root() { id }: RestaurantType,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('before', () => Int, { nullable: true, description: 'Only versions older than this one.' })
    before: number | undefined,
  ): Promise<MenuVersionType[]> {
    const restaurantId = requireId('Restaurant', id);
    const page = { first: pageSize(first), before: before ?? null };
    const versions = await this.menus.versionsOf(restaurantId, page);
    return versions.map((version) =>
      // A version belongs to its restaurant and cannot be fetched alone.
      MenuVersionType.of({ ...version, id: toGlobalId('MenuVersion', `${restaurantId}:${version.version}`) }),
    );
  }

  @FieldResolver(() => ImportUndoType, {
    nullable: true,
    complexity: WHOLE_MENU,
    description: 'The last import, for 7 days; null when there is nothing to undo.',
  })
  async importUndo(@Root() { id }: RestaurantType): Promise<ImportUndoType | null> {
    const undo = await this.menus.importUndoOf(requireId('Restaurant', id));
    return undo && ImportUndoType.of(undo);
  }

  @Mutation(() => ReviewMenuImportResult, {
    description: 'Compares a menu file with the menu. It writes nothing. At most 600 times per hour.',
  })
  async reviewMenuImport(
    @Arg('input', () => ReviewMenuImportInput) { restaurantId, ...input }: ReviewMenuImportInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ReviewMenuImportResult> {
    const { id } = requireViewer(context);
    const review = await this.menus.review(id, restaurantIdOf(restaurantId), importedOf(input));
    return outcomeOf(review, (value) => ReviewMenuImportPayload.of({ review: toMenuReviewType(value) }));
  }

  @Mutation(() => ImportMenuResult, {
    description:
      'Adds the products of a menu file and changes those that the menu has. A conflict when the menu has changed since the review.',
  })
  async importMenu(
    @Arg('input', () => ImportMenuInput) { restaurantId, siteVersion, ...input }: ImportMenuInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ImportMenuResult> {
    const { id } = requireViewer(context);
    const text = importedOf(input);
    const imported = await this.menus.import(id, restaurantIdOf(restaurantId), text, siteVersion);
    return outcomeOf(imported, (changed) =>
      ImportMenuPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }

  @Mutation(() => UndoMenuImportResult, {
    description:
      'Publishes the menu of before the last import again, for 7 days. Later changes are taken back too.',
  })
  async undoMenuImport(
    @Arg('input', () => UndoMenuImportInput) { restaurantId }: UndoMenuImportInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UndoMenuImportResult> {
    const undone = await this.menus.undo(requireViewer(context).id, restaurantIdOf(restaurantId));
    return outcomeOf(undone, (changed) =>
      UndoMenuImportPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }

  @Mutation(() => RestoreMenuVersionResult, {
    description: 'Publishes a version of the menu again. Allergens that were confirmed since stay.',
  })
  async restoreMenuVersion(
    @Arg('input', () => RestoreMenuVersionInput) { restaurantId, version }: RestoreMenuVersionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RestoreMenuVersionResult> {
    const { id } = requireViewer(context);
    const restored = await this.menus.restoreVersion(id, restaurantIdOf(restaurantId), version);
    return outcomeOf(restored, (changed) =>
      RestoreMenuVersionPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }
}
