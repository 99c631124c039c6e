import {
  type NotFoundFailure,
  type UnauthenticatedFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { MenuReader } from '../products/menu.repository.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { messages } from './messages.ts';
import {
  PROJECT_DESIGN,
  type UploadCaller,
  productOf,
  RESTAURANT_LOGO,
  OWN_CONVERSATION,
} from './upload.rules.ts';

/** Spec §7 does not define its form. It need not be secret: the upload key protects the upload. */
const DESIGN_ID = /^[\w.:-]{1,100}$/;

/** Finds out who uploads. */
export class UploadCallers {
  /** `findConversation` tells the id of a conversation by its secret, null when there is none. */
  constructor(private readonly findConversation: (token: string) => Promise<string | null>) {}

  /**
   * A conversation's secret says that the upload is for that conversation, signed in or not. The design of a project
   * belongs to whoever holds the key of the upload, signed in or not.
   */
  async of(
    viewer: Viewer | null,
    conversation: string | null,
    { context, resourceId }: UploadTarget,
  ): Promise<Result<UploadCaller, NotFoundFailure | UnauthenticatedFailure>> {
    if (context === PROJECT_DESIGN)
      return DESIGN_ID.test(resourceId)
        ? ok({ kind: 'visitor', id: resourceId })
        : fail({ kind: 'notFound', message: messages.designGone });
    if (conversation !== null) {
      const id = await this.findConversation(conversation);
      return id === null
        ? fail({ kind: 'notFound', message: messages.conversationGone })
        : ok({ kind: 'conversation', id });
    }
    return viewer
      ? ok({ kind: 'user', id: viewer.id })
      : fail({ kind: 'unauthenticated', message: messages.nobody });
  }
}

/** What a picture is for. */
export interface UploadTarget {
  /** Spec §7, upload contexts; `product_{id}` with the product's uuid. */
  context: string;
  /** The uuid of a restaurant of one's own or, for `product_{id}`, of the product; the caller's conversation; the id that a visitor made up. */
  resourceId: string;
}

export interface UploadPlace {
  resourceId: string;
  /** The restaurant that may show the picture; null for a guest's logo. */
  restaurantId: string | null;
}

/** Finds what pictures are for, among what is the caller's own. */
export class UploadPlaces {
  constructor(
    private readonly restaurants: RestaurantService,
    private readonly menus: MenuReader,
  ) {}

  /** Guests upload nothing but the logo of their conversation, and visitors nothing but the design of a project. */
  async find(
    { context, resourceId }: UploadTarget,
    caller: UploadCaller,
  ): Promise<Result<UploadPlace, NotFoundFailure>> {
    if (caller.kind === 'visitor')
      return context === PROJECT_DESIGN && resourceId === caller.id
        ? ok({ resourceId, restaurantId: null })
        : fail({ kind: 'notFound', message: messages.designGone });
    if (caller.kind === 'conversation') {
      const isTheirs = resourceId === OWN_CONVERSATION || resourceId === caller.id;
      return context === RESTAURANT_LOGO && isTheirs
        ? ok({ resourceId: caller.id, restaurantId: null })
        : fail({ kind: 'notFound', message: messages.resourceGone });
    }
    const productId = productOf(context);
    const restaurantId =
      productId === null
        ? await this.restaurant(caller.id, resourceId)
        : await this.restaurantOfProduct(caller.id, productId, resourceId);
    if (restaurantId !== null) return ok({ resourceId, restaurantId });
    const message = productId === null ? messages.resourceGone : messages.productGone;
    return fail({ kind: 'notFound', message });
  }

  private async restaurant(ownerId: string, id: string): Promise<string | null> {
    return (await this.restaurants.findOwned(ownerId, id)) && id;
  }

  /** The restaurant of a product, when `resourceId` names one of the two. */
  private async restaurantOfProduct(
    ownerId: string,
    productId: string,
    resourceId: string,
  ): Promise<string | null> {
    const product = await this.menus.ownedProduct(ownerId, productId);
    if (!product) return null;
    const { id, restaurantId } = product;
    return resourceId === id || resourceId === restaurantId ? restaurantId : null;
  }
}
