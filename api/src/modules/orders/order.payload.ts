import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  ClosedError,
  ConflictError,
  NotFoundError,
  RateLimitedError,
  TotalChangedError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { PlacedOrder } from './order.service.ts';
import { OrderStatusType } from './order.type.ts';
import type { OrderView } from './orderView.ts';
import { toOrderStatus } from './toOrderStatus.ts';

@ObjectType({ description: 'The restaurant has the order.' })
export class PlaceOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order as it is now.' })
  order!: OrderStatusType;

  @Field(() => String, { description: 'Unguessable; opens the status.' })
  statusToken!: string;

  @Field(() => String, { description: 'Address of the diner’s status page.' })
  statusUrl!: string;

  static of({ order, statusToken, statusUrl }: PlacedOrder, links: SiteLinks): PlaceOrderPayload {
    return Object.assign(new PlaceOrderPayload(), {
      order: toOrderStatus(order, links),
      statusToken,
      statusUrl,
    });
  }
}

@ObjectType({ description: 'The order is answered.' })
export class AnswerOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order as it is now.' })
  order!: OrderStatusType;

  static of(view: OrderView, links: SiteLinks): AnswerOrderPayload {
    return Object.assign(new AnswerOrderPayload(), { order: toOrderStatus(view, links) });
  }
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'Outcome of `placeOrder`.',
  types: () =>
    [
      PlaceOrderPayload,
      ValidationError,
      NotFoundError,
      ConflictError,
      TotalChangedError,
      ClosedError,
      RateLimitedError,
    ] as const,
});

export const AnswerOrderResult = createUnionType({
  name: 'AnswerOrderResult',
  description: 'Outcome of `acceptOrder`, `rejectOrder` and `markOrderReady`.',
  types: () => [AnswerOrderPayload, ValidationError, NotFoundError, ConflictError] as const,
});
