import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { idOf } from '../../graphql/globalId.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ArchiveService } from './archive.service.ts';
import type { Restaurant } from './restaurant.entity.ts';
import {
  ArchiveRestaurantInput,
  ChangeRestaurantSlugInput,
  ReopenRestaurantInput,
  UpdateRestaurantInput,
} from './restaurant.input.ts';
import {
  ArchiveRestaurantPayload,
  ArchiveRestaurantResult,
  ChangeRestaurantSlugPayload,
  ChangeRestaurantSlugResult,
  ReopenRestaurantPayload,
  ReopenRestaurantResult,
  UpdateRestaurantPayload,
  UpdateRestaurantResult,
} from './restaurant.payload.ts';
import type { RestaurantType } from './restaurant.type.ts';
import type { RestaurantEditService } from './restaurantEdit.service.ts';
import type { SlugChangeService } from './slugChange.service.ts';
import { toRestaurantType } from './toRestaurantType.ts';

/** What owners do with their sites. */
@Resolver()
export class RestaurantEditResolver {
  constructor(
    private readonly edits: RestaurantEditService,
    private readonly slugChanges: SlugChangeService,
    private readonly archives: ArchiveService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => UpdateRestaurantResult, {
    description: 'Changes a site; fields left out stay as they are.',
  })
  async updateRestaurant(
    @Arg('input', () => UpdateRestaurantInput) { id, ...patch }: UpdateRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateRestaurantResult> {
    const result = await this.edits.update(requireViewer(context).id, uuidOf(id), patch);
    if (!result.ok) return toUserError(result.error);
    return this.payload(new UpdateRestaurantPayload(), result.value);
  }

  @Mutation(() => ChangeRestaurantSlugResult, {
    description: 'Gives a site another address; the old one sends visitors on.',
  })
  async changeRestaurantSlug(
    @Arg('input', () => ChangeRestaurantSlugInput) { id, slug }: ChangeRestaurantSlugInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangeRestaurantSlugResult> {
    const result = await this.slugChanges.change(requireViewer(context).id, uuidOf(id), slug);
    if (!result.ok) return toUserError(result.error);
    return this.payload(new ChangeRestaurantSlugPayload(), result.value);
  }

  @Mutation(() => ArchiveRestaurantResult, { description: 'Closes a site: its address says so to visitors.' })
  async archiveRestaurant(
    @Arg('input', () => ArchiveRestaurantInput) { id }: ArchiveRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ArchiveRestaurantResult> {
    const result = await this.archives.archive(requireViewer(context).id, uuidOf(id));
    if (!result.ok) return toUserError(result.error);
    return this.payload(new ArchiveRestaurantPayload(), result.value);
  }

  @Mutation(() => ReopenRestaurantResult, { description: 'Opens a closed site again.' })
  async reopenRestaurant(
    @Arg('input', () => ReopenRestaurantInput) { id }: ReopenRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ReopenRestaurantResult> {
    const result = await this.archives.reopen(requireViewer(context).id, uuidOf(id));
    if (!result.ok) return toUserError(result.error);
    return this.payload(new ReopenRestaurantPayload(), result.value);
  }

  private payload<Payload extends { restaurant: RestaurantType }>(
    payload: Payload,
    restaurant: Restaurant,
  ): Payload {
    return Object.assign(payload, { restaurant: toRestaurantType(restaurant, this.links) });
  }
}

/** Any other id finds nothing. */
const uuidOf = (globalId: string): string => idOf('Restaurant', globalId) ?? '';
