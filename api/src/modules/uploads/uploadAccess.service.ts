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

/** Spec §7 does not define the format. It need not be secret, because the upload key protects the upload. */
const DESIGN_ID = /^[\w.:-]{1,100}$/;

/** Identifies the callers of uploads. */
export class UploadCallers {
  /** `findConversation` returns the id of a conversation by its secret; null when it does not exist. */
  constructor(private readonly findConversation: (token: string) => Promise<string | null>) {}

  /**
   * A conversation's secret identifies the conversation as the caller, even of a signed-in user. The design of a
   * project belongs to the holder of its upload key.
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

/** The target of a picture, according to the caller. */
export interface UploadTarget {
  /** Spec §7, upload contexts; `product_{id}` with the product's uuid. */
  context: string;
  /**
   * The uuid of an own restaurant or, for `product_{id}`, of the product; the caller's conversation; or the design id
   * of a visitor.
   */
  resourceId: string;
}

export interface UploadPlace {
  resourceId: string;
  /** The restaurant that may show the picture; null for a guest's logo. */
  restaurantId: string | null;
}

/** Finds the targets of pictures among the caller's own resources. */
export class UploadPlaces {
  constructor(
    private readonly restaurants: RestaurantService,
    private readonly menus: MenuReader,
  ) {}

  /** Guests can upload only the logo of their conversation; visitors only the design of a project. */
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

  /** The restaurant of a product; `resourceId` must be one of the two. */
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
