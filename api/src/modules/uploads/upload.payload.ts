import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import type { UploadTicket } from './upload.service.ts';

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
