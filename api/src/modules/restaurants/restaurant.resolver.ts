import { Arg, Ctx, FieldResolver, Int, Resolver, Root, Args, Mutation, Query } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, idOf } from '../../graphql/globalId.ts';
import { pageById } from '../../graphql/pageRequest.ts';
import { ConnectionArgs, connectionOf, edgeOf } from '../../graphql/relay.graphql.ts';
import type { Clock } from '../../lib/clock.ts';
import { UserType, toUserType } from '../accounts/account.graphql.ts';
import type { SiteVersions } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { Role } from './access.rules.ts';
import { ActivityConnection, toActivityType } from './activity.graphql.ts';
import type { ClaimService } from './claim.service.ts';
import { hasPaidFeatures } from '@forkfront/common/plan.ts';
import type { LookDraftService } from './lookDraft.service.ts';
import type { Restaurant } from './restaurant.entity.ts';
import {
  DeskRoleEnum,
  RestaurantType,
  RestaurantConnection,
  RestaurantCountsType,
  toRestaurantType,
} from './restaurant.graphql.ts';
import type { RestaurantService } from './restaurant.service.ts';
import type { RestaurantEditService } from './restaurantEdit.service.ts';
import {
  RestaurantsArgs,
  ArchiveRestaurantInput,
  ChangeRestaurantSlugInput,
  ReopenRestaurantInput,
  UpdateRestaurantInput,
  ArchiveRestaurantPayload,
  ArchiveRestaurantResult,
  ChangeRestaurantSlugPayload,
  ChangeRestaurantSlugResult,
  ReopenRestaurantPayload,
  ReopenRestaurantResult,
  UpdateRestaurantPayload,
  UpdateRestaurantResult,
  ClaimRestaurantForViewerInput,
  ClaimRestaurantInput,
  ClaimRestaurantForViewerPayload,
  ClaimRestaurantForViewerResult,
  ClaimRestaurantPayload,
  ClaimRestaurantResult,
  UnclaimedSiteType,
} from './restaurantOperations.graphql.ts';
import type { SlugService } from './slug.service.ts';

/** Fields of `Restaurant` that need more than its row. */
@Resolver(() => RestaurantType)
export class RestaurantResolver {
  constructor(
    private readonly siteVersions: SiteVersions,
    private readonly restaurants: RestaurantService,
    private readonly slugChanges: SlugService,
    private readonly looks: LookDraftService,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => Boolean, {
    description:
      'Whether paid features work now: a paid plan in its trial, active, or past due for at most 7 days.',
  })
  hasPaidFeatures(@Root() { plan }: RestaurantType): boolean {
    return hasPaidFeatures(plan, this.clock());
  }

  @FieldResolver(() => DeskRoleEnum, { description: 'What the viewer is in the restaurant.' })
  async role(@Root() { id, ownerId }: RestaurantType, @Ctx() context: GraphqlContext): Promise<Role> {
    const { id: viewerId } = requireViewer(context);
    // Lists hold only own restaurants: they need no statement for each.
    return ownerId === viewerId ? 'OWNER' : this.restaurants.roleOf(viewerId, requireId('Restaurant', id));
  }

  @FieldResolver(() => ActivityConnection, {
    description: 'What people changed here in the last 12 months, newest first.',
  })
  async activity(
    @Root() { id }: RestaurantType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<ActivityConnection> {
    const page = await this.restaurants.activity(requireId('Restaurant', id), pageById(args));
    return ActivityConnection.of(connectionOf(page, toActivityType));
  }

  @FieldResolver(() => Int, {
    description: 'Version of the published site. Each change that diners can see increases it.',
  })
  async siteVersion(@Root() { id, publishedVersion }: RestaurantType): Promise<number> {
    return publishedVersion ?? this.siteVersions.load(requireId('Restaurant', id));
  }

  @FieldResolver(() => String, {
    description:
      'Address of a page that shows the site with a look that is not saved, for a frame. It works for at least 7 days, for the viewer alone. The query gives the look: `name`, `tagline`, `primary` and `secondary` (#rrggbb, both), `theme`. Nothing can be ordered there.',
  })
  lookDraftUrl(@Root() { id }: RestaurantType, @Ctx() context: GraphqlContext): string {
    return this.looks.urlFor(requireViewer(context).id, requireId('Restaurant', id));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why the restaurant cannot use this slug, as a message; null when it can. Checks for taken slugs are limited to 100 per hour.',
  })
  slugProblem(
    @Root() { id }: RestaurantType,
    @Arg('slug', () => String, { description: 'The requested slug.' }) slug: string,
    @Ctx() context: GraphqlContext,
  ): Promise<string | null> {
    return this.slugChanges.problem(requireViewer(context).id, requireId('Restaurant', id), slug);
  }
}

/** The sites of a user. Only the user can read a `User`. */
@Resolver(() => UserType)
export class UserRestaurantsResolver {
  constructor(
    private readonly restaurantService: RestaurantService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => RestaurantConnection, { description: 'Restaurants of this user, newest first.' })
  async restaurants(
    @Root() { id }: UserType,
    @Args(() => RestaurantsArgs) { filter = null, search, ...args }: RestaurantsArgs,
  ): Promise<RestaurantConnection> {
    const wish = { filter, search: search ?? '' };
    const page = await this.restaurantService.listOwned(requireId('User', id), pageById(args), wish);
    return connectionOf(page, (restaurant) => toRestaurantType(restaurant, this.links));
  }

  @FieldResolver(() => RestaurantCountsType, { description: 'Number of sites by state.' })
  async restaurantCounts(@Root() { id }: UserType): Promise<RestaurantCountsType> {
    const counts = await this.restaurantService.countOwned(requireId('User', id));
    return RestaurantCountsType.of(counts);
  }
}

/** Mutations of owners' sites, and claims of previews. */
@Resolver()
export class RestaurantEditResolver {
  constructor(
    private readonly edits: RestaurantEditService,
    private readonly slugChanges: SlugService,
    private readonly claims: ClaimService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => UnclaimedSiteType, {
    nullable: true,
    description: 'The preview that a claim token claims; null when it was claimed or removed.',
  })
  async unclaimedSite(
    @Arg('claimToken', () => String, { description: 'Claim token of the preview.' }) claimToken: string,
  ): Promise<UnclaimedSiteType | null> {
    const site = await this.claims.findUnclaimed(claimToken);
    return (
      site &&
      UnclaimedSiteType.of({
        name: site.name,
        slug: site.slug,
        previewUrl: this.links.siteUrl(site.slug),
      })
    );
  }

  @Mutation(() => UpdateRestaurantResult, {
    description: 'Changes a restaurant. Omitted fields keep their values.',
  })
  async updateRestaurant(
    @Arg('input', () => UpdateRestaurantInput) { id, ...patch }: UpdateRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateRestaurantResult> {
    const result = await this.edits.update(requireViewer(context), uuidOf(id), patch);
    return outcomeOf(result, (changed) => UpdateRestaurantPayload.of({ restaurant: this.typeOf(changed) }));
  }

  @Mutation(() => ChangeRestaurantSlugResult, {
    description: 'Changes the address of a site. The old address redirects to the new one.',
  })
  async changeRestaurantSlug(
    @Arg('input', () => ChangeRestaurantSlugInput) { id, slug }: ChangeRestaurantSlugInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangeRestaurantSlugResult> {
    const result = await this.slugChanges.change(requireViewer(context).id, uuidOf(id), slug);
    return outcomeOf(result, (changed) =>
      ChangeRestaurantSlugPayload.of({ restaurant: this.typeOf(changed) }),
    );
  }

  @Mutation(() => ArchiveRestaurantResult, {
    description: 'Closes a site. Its address then shows that it is closed.',
  })
  async archiveRestaurant(
    @Arg('input', () => ArchiveRestaurantInput) { id }: ArchiveRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ArchiveRestaurantResult> {
    const result = await this.edits.archive(requireViewer(context).id, uuidOf(id));
    return outcomeOf(result, (changed) => ArchiveRestaurantPayload.of({ restaurant: this.typeOf(changed) }));
  }

  @Mutation(() => ReopenRestaurantResult, { description: 'Reopens a closed site.' })
  async reopenRestaurant(
    @Arg('input', () => ReopenRestaurantInput) { id }: ReopenRestaurantInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ReopenRestaurantResult> {
    const result = await this.edits.reopen(requireViewer(context).id, uuidOf(id));
    return outcomeOf(result, (changed) => ReopenRestaurantPayload.of({ restaurant: this.typeOf(changed) }));
  }

  @Mutation(() => ClaimRestaurantResult, { description: 'Claims a preview site with a new account.' })
  async claimRestaurant(
    @Arg('input', () => ClaimRestaurantInput) input: ClaimRestaurantInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof ClaimRestaurantResult> {
    return outcomeOf(await this.claims.claimWithAccount(input, ip), ({ restaurant, user, token }) =>
      ClaimRestaurantPayload.of({
        restaurant: this.typeOf(restaurant),
        user: toUserType(user),
        token,
      }),
    );
  }

  @Mutation(() => ClaimRestaurantForViewerResult, {
    description: 'Adds a preview site to the signed-in account.',
  })
  async claimRestaurantForViewer(
    @Arg('input', () => ClaimRestaurantForViewerInput)
    { claimToken, termsAccepted }: ClaimRestaurantForViewerInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ClaimRestaurantForViewerResult> {
    const result = await this.claims.claimForUser(claimToken, requireViewer(context).id, termsAccepted);
    return outcomeOf(result, (claimed) =>
      ClaimRestaurantForViewerPayload.of({
        restaurantEdge: edgeOf(claimed, (restaurant) => this.typeOf(restaurant)),
      }),
    );
  }

  private typeOf(restaurant: Restaurant): RestaurantType {
    return toRestaurantType(restaurant, this.links);
  }
}

/** An id of another type is not found. */
const uuidOf = (globalId: string): string => idOf('Restaurant', globalId) ?? '';
