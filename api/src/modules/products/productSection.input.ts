import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `createProductSection`.' })
export class CreateProductSectionInput {
  @Field(() => ID, { description: 'The site.' })
  restaurantId!: string;

  @Field(() => String, { description: 'The heading.' })
  name!: string;
}

@InputType({ description: 'Input of `renameProductSection`.' })
export class RenameProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;

  @Field(() => String, { description: 'Its new name.' })
  name!: string;
}

@InputType({ description: 'Input of `moveProductSection`.' })
export class MoveProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The heading it comes after; null: it comes first.' })
  afterId?: string | null;
}

@InputType({ description: 'Input of `deleteProductSection`.' })
export class DeleteProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;
}
