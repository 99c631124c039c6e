import type { Clock } from '../../lib/clock.ts';
import { fail, ok, type Outcome, notFound } from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { ConversationService } from '../onboarding/conversation.service.ts';
import type { MenuRepository } from '../products/menu.repository.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { messages } from './messages.ts';
import {
  MENU_PHOTO,
  PROJECT_DESIGN,
  isForMenu,
  REDESIGN_PROPOSAL,
  type UploadCaller,
  productOf,
  RESTAURANT_LOGO,
  OWN_CONVERSATION,
} from './upload.rules.ts';

/** Spec §7 does not define the format. It need not be secret, because the upload key protects the upload. */
const DESIGN_ID = /^[\w.:-]{1,100}$/;

/** Where a request for an upload comes from. */
export interface UploadSource {
  viewer: Pick<Viewer, 'id' | 'email' | 'emailVerified' | 'hasAuthenticator' | 'hasPasskey'> | null;
  /** Secret of an onboarding conversation; null without one. */
  conversation: string | null;
  /** IP address, for rate limits. */
  ip: string;
}

/** The target of a picture, according to the caller. */
export interface UploadTarget {
  /** Spec §7, upload contexts; `product_{id}` with the product's uuid. */
  context: string;
  /**
   * The uuid of an own restaurant, for `product_{id}` of the product, or for `redesign_proposal` of the redesign; the
   * caller's conversation; or the design id of a visitor.
   */
  resourceId: string;
}

export interface UploadPlace {
  resourceId: string;
  /** The restaurant that may show the picture; null for a guest's logo. */
  restaurantId: string | null;
}

/** Who may upload pictures of proposals, and for which restaurant. The module of the redesigns provides it. */
export abstract class ProposalPlaces {
  /** Whether a person is one of our operators. */
  abstract isOperator(
    person: Pick<Viewer, 'id' | 'email' | 'emailVerified' | 'hasAuthenticator' | 'hasPasskey'>,
  ): boolean;
  /** The restaurant of a redesign; null for an unknown redesign. */
  abstract restaurantIdOf(redesignId: string): Promise<string | null>;
}

/** Identifies the callers of uploads, and finds the targets of pictures among their own resources. */
export class UploadAccess {
  constructor(
    private readonly conversations: ConversationService,
    private readonly restaurants: RestaurantService,
    private readonly menus: MenuRepository,
    private readonly proposals: ProposalPlaces,
    private readonly clock: Clock,
  ) {}

  /**
   * A conversation's secret identifies the conversation as the caller, even of a signed-in user. The design of a
   * project belongs to the holder of its upload key, and the pictures of a proposal to all operators.
   */
  async callerOf(
    { viewer, conversation }: UploadSource,
    { context, resourceId }: UploadTarget,
  ): Promise<Outcome<UploadCaller, 'notFound' | 'unauthenticated'>> {
    if (context === PROJECT_DESIGN)
      return DESIGN_ID.test(resourceId)
        ? ok({ kind: 'visitor', id: resourceId })
        : notFound(messages.designGone);
    if (conversation !== null) {
      const id = await this.conversations.idOf(conversation);
      return id === null ? notFound(messages.conversationGone) : ok({ kind: 'conversation', id });
    }
    if (!viewer) return fail({ kind: 'unauthenticated', message: messages.nobody });
    if (context !== REDESIGN_PROPOSAL) return ok({ kind: 'user', id: viewer.id });
    return this.proposals.isOperator(viewer)
      ? ok({ kind: 'operator', id: resourceId })
      : notFound(messages.redesignGone);
  }

  /** The place of a caller's picture. A conversation has its logo and photos of its menu. */
  async placeOf(
    { context, resourceId }: UploadTarget,
    { kind, id }: UploadCaller,
  ): Promise<Outcome<UploadPlace, 'notFound'>> {
    if (kind === 'visitor') return ok({ resourceId, restaurantId: null });
    if (kind === 'conversation')
      return [RESTAURANT_LOGO, MENU_PHOTO].includes(context) && [OWN_CONVERSATION, id].includes(resourceId)
        ? ok({ resourceId: id, restaurantId: null })
        : notFound(messages.resourceGone);
    if (kind === 'operator') {
      const restaurantId = await this.proposals.restaurantIdOf(id);
      return restaurantId === null ? notFound(messages.redesignGone) : ok({ resourceId: id, restaurantId });
    }
    const productId = productOf(context);
    if (productId === null)
      return (await this.restaurants.findPermitted(id, resourceId))
        ? ok({ resourceId, restaurantId: resourceId })
        : notFound(messages.resourceGone);
    const product = await this.menus.ownedProduct(id, productId);
    return product && [product.id, product.restaurantId].includes(resourceId)
      ? ok({ resourceId, restaurantId: product.restaurantId })
      : notFound(messages.productGone);
  }

  /** Whether the plan of a restaurant includes new pictures of this context. Before a file is sent that nothing could show. */
  async hasPlanFor(context: string, { restaurantId }: UploadPlace, { id }: UploadCaller): Promise<boolean> {
    if (!isForMenu(context) || restaurantId === null) return true;
    const restaurant = await this.restaurants.findPermitted(id, restaurantId);
    return restaurant !== null && hasFeature(restaurant, 'PRODUCT_IMAGES', this.clock());
  }
}
