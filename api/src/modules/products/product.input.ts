import { Field, ID, InputType } from 'type-graphql';
import { Pence } from '../../graphql/scalars.ts';

@InputType({ description: 'Input of `createProduct`.' })
export class CreateProductInput {
  @Field(() => ID, { description: 'The site.' })
  restaurantId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The heading; null: the last one, or a first one named Menu.',
  })
  sectionId?: string | null;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What it is.' })
  description!: string;

  @Field(() => Pence, { description: 'Price, 0 to 100000 (spec §5: 1000 pounds).' })
  price!: number;

  @Field(() => String, {
    nullable: true,
    description: 'One of our own addresses, from `confirmUpload`; null for none. Needs a paid plan.',
  })
  imageUrl?: string | null;
}

@InputType({ description: 'Input of `updateProduct`.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The heading it goes to, at its end; where it stands already, nothing moves.',
  })
  sectionId?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is called.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is. May stay empty on a product that has no description; cannot be emptied.',
  })
  description?: string | null;

  @Field(() => Pence, { nullable: true, description: 'Price, 0 to 100000.' })
  price?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of our own addresses; null removes the picture. A new one needs a paid plan.',
  })
  imageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False shows it as sold out.' })
  isAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is marked as popular.' })
  isPopular?: boolean | null;
}

@InputType({ description: 'Input of `deleteProduct`.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;
}

@InputType({ description: 'Input of `moveProduct`.' })
export class MoveProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, { description: 'The heading it goes to.' })
  sectionId!: string;

  @Field(() => ID, { nullable: true, description: 'The product it comes after; null: it comes first.' })
  afterId?: string | null;
}
