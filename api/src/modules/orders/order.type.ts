import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import type { OrderState } from './orderState.rules.ts';

const OrderStateEnum: { [State in OrderState]: State } = {
  PLACED: 'PLACED',
  ACCEPTED: 'ACCEPTED',
  PREPARING: 'PREPARING',
  READY: 'READY',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
};

registerEnumType(OrderStateEnum, {
  name: 'OrderState',
  description: 'How far an order is.',
  valuesConfig: {
    PLACED: { description: 'The restaurant has it and has not answered yet.' },
    ACCEPTED: { description: 'The restaurant takes it on; `readyAt` is promised.' },
    PREPARING: { description: 'It is being made.' },
    READY: { description: 'It waits to be collected or taken out.' },
    OUT_FOR_DELIVERY: { description: 'It is on its way.' },
    COMPLETED: { description: 'The diner has it.' },
    REJECTED: { description: 'The restaurant refused it; `rejectionReason` says why.' },
    EXPIRED: { description: 'The restaurant did not answer in time.' },
    CANCELLED: { description: 'It was called off.' },
  },
});

@ObjectType('OrderStatusLine', {
  description: 'One product of an order, with the name and price it had then.',
})
export class OrderStatusLineType {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Pence, { description: 'Price of one.' })
  unitPrice!: number;

  @Field(() => Pence, { description: 'Price of all of them.' })
  total!: number;
}

@ObjectType('OrderStatus', { description: 'An order, as whoever holds its token sees it.' })
export class OrderStatusType {
  @Field(() => Int, { description: 'Short number that restarts daily per restaurant.' })
  number!: number;

  @Field(() => OrderStateEnum, { description: 'How far it is.' })
  state!: OrderState;

  @Field(() => Boolean, { description: 'True for an order on an unclaimed preview: nobody is told of it.' })
  isTest!: boolean;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it can be collected; null until that is promised.',
  })
  readyAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused; null unless it was.' })
  rejectionReason!: string | null;

  @Field(() => Pence, { description: 'What is paid on collection.' })
  total!: number;

  @Field(() => [OrderStatusLineType], { description: 'What was ordered.' })
  lines!: OrderStatusLineType[];

  @Field(() => String, { description: 'Who ordered.' })
  customerName!: string;

  @Field(() => String, { description: 'The diner’s note; empty without one.' })
  note!: string;

  @Field(() => String, { description: 'Name of the restaurant.' })
  restaurantName!: string;

  @Field(() => String, { nullable: true, description: 'Its telephone number; null without one.' })
  restaurantPhone!: string | null;

  @Field(() => String, { description: 'Address of its site, without a trailing slash.' })
  storefrontUrl!: string;
}
