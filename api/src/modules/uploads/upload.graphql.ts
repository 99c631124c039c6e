import { Field, InputType, Int, createUnionType, ObjectType, registerEnumType, ID } from 'type-graphql';
import {
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
  PaidPlanError,
} from '../../graphql/errors.graphql.ts';
import type { PicturePurpose } from './drawing.rules.ts';
import type { UploadTicket } from './upload.service.ts';

const CONTEXT =
  'What the picture is: `restaurant_logo`, `restaurant_hero`, `new_product`, `product_{id}` with the id of the product, or `project_design`.';
const RESOURCE =
  'What it is for: the id of a restaurant of yours; for `product_{id}` that of the product will do; `onboarding` with `conversation`; for `project_design`, which needs no sign-in, an id that you make up: 1 to 100 letters, digits and `- _ . :`.';
const CONVERSATION = "The conversation's secret, for the logo a guest sends in the chat.";

@InputType({ description: 'A picture that is about to be uploaded.' })
export class CreateUploadInput {
  @Field(() => String, { description: 'Name of the file, at most 255 characters.' })
  fileName!: string;

  @Field(() => String, {
    description: '`image/jpeg`, `image/png` or `image/webp`; the PUT must send the same.',
  })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes; the PUT must send exactly as many.' })
  sizeBytes!: number;

  @Field(() => String, { description: CONTEXT })
  context!: string;

  @Field(() => String, { description: RESOURCE })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}

@InputType({ description: 'A picture that has been uploaded.' })
export class ConfirmUploadInput {
  @Field(() => String, { description: 'Key that `createUpload` gave.' })
  objectKey!: string;

  @Field(() => Int, { description: 'Size in bytes that was sent.' })
  sizeBytes!: number;

  @Field(() => String, { description: 'As given to `createUpload`.' })
  context!: string;

  @Field(() => String, { description: 'As given to `createUpload`.' })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}

@ObjectType({ description: 'Where to send a file.' })
export class CreateUploadPayload {
  @Field(() => String, { description: 'PUT the file here within 10 minutes, with its content type.' })
  presignedUrl!: string;

  @Field(() => String, { description: 'Key to confirm the upload with.' })
  objectKey!: string;

  static of(ticket: UploadTicket): CreateUploadPayload {
    return Object.assign(new CreateUploadPayload(), ticket);
  }
}

@ObjectType({ description: 'A picture that is ours now.' })
export class ConfirmUploadPayload {
  @Field(() => String, { description: 'Public address of the picture.' })
  imageUrl!: string;

  static of(imageUrl: string): ConfirmUploadPayload {
    return Object.assign(new ConfirmUploadPayload(), { imageUrl });
  }
}

export const CreateUploadResult = createUnionType({
  name: 'CreateUploadResult',
  description: 'Outcome of `createUpload`.',
  types: () =>
    [CreateUploadPayload, ValidationError, NotFoundError, RateLimitedError, UnauthenticatedError] as const,
});

export const ConfirmUploadResult = createUnionType({
  name: 'ConfirmUploadResult',
  description: 'Outcome of `confirmUpload`.',
  types: () =>
    [
      ConfirmUploadPayload,
      ValidationError,
      NotFoundError,
      RateLimitedError,
      UnavailableError,
      UnauthenticatedError,
    ] as const,
});

const PicturePurposeEnum = { PRODUCT: 'product', HERO: 'hero' } as const;

registerEnumType(PicturePurposeEnum, {
  name: 'PicturePurpose',
  description: 'What a drawn picture is for.',
  valuesConfig: {
    PRODUCT: { description: 'A product: a square.' },
    HERO: { description: 'The hero of a site: landscape, shown in 16:9.' },
  },
});

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
