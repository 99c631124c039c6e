import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `generateProductImage`.' })
export class GenerateProductImageInput {
  @Field(() => ID, { description: 'The site whose plan pays for it.' })
  restaurantId!: string;

  @Field(() => String, { description: 'What the picture shows, at most 300 characters.' })
  prompt!: string;
}
