import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';

@InputType({ description: 'Input of `createCheckoutSession`.' })
export class CreateCheckoutSessionInput {
  @Field(() => String, { description: 'Price at the payment provider.' })
  priceId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The site to upgrade; null for a plan without a site.',
  })
  restaurantId?: string | null;
}

@InputType({ description: 'Input of `changePlan`.' })
export class ChangePlanInput {
  @Field(() => ID, { description: 'The site.' })
  restaurantId!: string;

  @Field(() => String, { description: 'The new price at the payment provider.' })
  priceId!: string;

  @Field(() => DateTime, { description: 'As the preview said.' })
  prorationDate!: Date;
}
