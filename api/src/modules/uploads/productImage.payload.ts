import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  NotFoundError,
  PaidPlanError,
  RateLimitedError,
  UnavailableError,
  ValidationError,
} from '../../graphql/errors.type.ts';

@ObjectType({ description: 'Done.' })
export class GenerateProductImagePayload {
  @Field(() => String, {
    description: 'Address of the picture, for `createProduct`, `updateProduct` or `updateRestaurant`.',
  })
  imageUrl!: string;

  static of(imageUrl: string): GenerateProductImagePayload {
    return Object.assign(new GenerateProductImagePayload(), { imageUrl });
  }
}

export const GenerateProductImageResult = createUnionType({
  name: 'GenerateProductImageResult',
  description: 'Outcome of `generateProductImage`.',
  types: () =>
    [
      GenerateProductImagePayload,
      NotFoundError,
      PaidPlanError,
      RateLimitedError,
      UnavailableError,
      ValidationError,
    ] as const,
});
