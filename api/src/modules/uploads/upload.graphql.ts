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
  'Purpose of the picture: `restaurant_logo`, `restaurant_hero`, `new_product`, `product_{id}` with the id of the product, or `project_design`.';
const RESOURCE =
  'What the picture belongs to: the id of one of your restaurants; for `product_{id}` also the id of the product; `onboarding` together with `conversation`; for `project_design` (no sign-in needed) an id of your choice: 1 to 100 letters, digits or `- _ . :`.';
const CONVERSATION =
  'Token of the onboarding conversation; required when a guest uploads a logo in the chat.';

@InputType({ description: 'Input of `createUpload`.' })
export class CreateUploadInput {
  @Field(() => String, { description: 'Name of the file, at most 255 characters.' })
  fileName!: string;

  @Field(() => String, {
    description: '`image/jpeg`, `image/png` or `image/webp`. The PUT must send the same content type.',
  })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes. The PUT must send exactly this number.' })
  sizeBytes!: number;

  @Field(() => String, { description: CONTEXT })
  context!: string;

  @Field(() => String, { description: RESOURCE })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}

@InputType({ description: 'Input of `confirmUpload`.' })
export class ConfirmUploadInput {
  @Field(() => String, { description: '`objectKey` from `createUpload`.' })
  objectKey!: string;

  @Field(() => Int, { description: 'Size of the uploaded file in bytes.' })
  sizeBytes!: number;

  @Field(() => String, { description: 'The same value as in `createUpload`.' })
  context!: string;

  @Field(() => String, { description: 'The same value as in `createUpload`.' })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}

@ObjectType({ description: 'The address to upload a file to.' })
export class CreateUploadPayload {
  @Field(() => String, {
    description: 'Send the file with PUT to this address within 10 minutes, with its content type.',
  })
  presignedUrl!: string;

  @Field(() => String, { description: 'Key for `confirmUpload`.' })
  objectKey!: string;

  static of(ticket: UploadTicket): CreateUploadPayload {
    return Object.assign(new CreateUploadPayload(), ticket);
  }
}

@ObjectType({ description: 'The stored picture.' })
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
  description: 'Purpose of a generated picture.',
  valuesConfig: {
    PRODUCT: { description: 'A product: a square.' },
    HERO: { description: 'The hero of a site: landscape, shown in 16:9.' },
  },
});

@InputType({ description: 'Input of `generateProductImage`.' })
export class GenerateProductImageInput {
  @Field(() => ID, { description: 'Id of the restaurant whose plan pays for the picture.' })
  restaurantId!: string;

  @Field(() => String, { description: 'What the picture shows, at most 300 characters.' })
  prompt!: string;

  @Field(() => PicturePurposeEnum, {
    defaultValue: PicturePurposeEnum.PRODUCT,
    description: 'Where the picture will be shown.',
  })
  purpose!: PicturePurpose;
}

@ObjectType({ description: 'Result of a successful `generateProductImage`.' })
export class GenerateProductImagePayload {
  @Field(() => String, {
    description: 'Address of the picture, for use in `createProduct`, `updateProduct` or `updateRestaurant`.',
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
