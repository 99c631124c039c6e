import { Field, ID, InputType } from 'type-graphql';
import type { PicturePurpose } from './drawing.rules.ts';
import { PicturePurposeEnum } from './picture.enums.ts';

@InputType({ description: 'Input of `generateProductImage`.' })
export class GenerateProductImageInput {
  @Field(() => ID, { description: 'The site whose plan pays for it.' })
  restaurantId!: string;

  @Field(() => String, { description: 'What the picture shows, at most 300 characters.' })
  prompt!: string;

  @Field(() => PicturePurposeEnum, {
    defaultValue: PicturePurposeEnum.PRODUCT,
    description: 'Where it is going to be shown.',
  })
  purpose!: PicturePurpose;
}
