import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { edgeOf } from '../../graphql/connectionOf.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { toUserType } from '../accounts/toUserType.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { ClaimRestaurantForViewerInput, ClaimRestaurantInput } from './claim.input.ts';
import {
  ClaimRestaurantForViewerPayload,
  ClaimRestaurantForViewerResult,
  ClaimRestaurantPayload,
  ClaimRestaurantResult,
} from './claim.payload.ts';
import type { ClaimService } from './claim.service.ts';
import { toRestaurantType } from './toRestaurantType.ts';

@Resolver()
export class ClaimResolver {
  constructor(
    private readonly claims: ClaimService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => ClaimRestaurantResult, { description: 'Claims a preview site with a new account.' })
  async claimRestaurant(
    @Arg('input', () => ClaimRestaurantInput) input: ClaimRestaurantInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof ClaimRestaurantResult> {
    const result = await this.claims.claimWithAccount(input, ip);
    if (!result.ok) return toUserError(result.error);
    const { restaurant, user, token } = result.value;
    return Object.assign(new ClaimRestaurantPayload(), {
      restaurant: toRestaurantType(restaurant, this.links),
      user: toUserType(user),
      token,
    });
  }

  @Mutation(() => ClaimRestaurantForViewerResult, {
    description: 'Adds a preview site to the account signed in.',
  })
  async claimRestaurantForViewer(
    @Arg('input', () => ClaimRestaurantForViewerInput)
    { claimToken, termsAccepted }: ClaimRestaurantForViewerInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ClaimRestaurantForViewerResult> {
    const result = await this.claims.claimForUser(claimToken, requireViewer(context).id, termsAccepted);
    if (!result.ok) return toUserError(result.error);
    return Object.assign(new ClaimRestaurantForViewerPayload(), {
      restaurantEdge: edgeOf(result.value, (restaurant) => toRestaurantType(restaurant, this.links)),
    });
  }
}
