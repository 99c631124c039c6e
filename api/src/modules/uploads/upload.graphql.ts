import { MAX_PROMPT_LENGTH } from '@forkfront/common/limits.ts';
import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { enumType, field, mutationInput, mutationPayload, nullable } from '../../graphql/types.ts';
import type { PicturePurpose } from './drawing.rules.ts';

const CONTEXT =
  'Purpose of the picture: `menu_photo` (a photo for `readMenuPhoto` or `readRestaurantMenuPhoto`), `restaurant_logo`, `restaurant_hero`, `new_product`, `product_{id}` with the id of the product, `menu_section`, `redesign` (for `requestRedesign`), `redesign_proposal` (for `moveRedesign`, by operators), or `project_design`.';
const RESOURCE =
  'What the picture belongs to: the id of one of your restaurants; for `product_{id}` also the id of the product; for `redesign_proposal` the id of the redesign; `onboarding` together with `conversation`; for `project_design` (no sign-in needed) an id of your choice: 1 to 100 letters, digits or `- _ . :`.';
const CONVERSATION =
  'Token of the onboarding conversation; required for a logo or a photo of the menu in the chat.';

export const CreateUploadInput = mutationInput('createUpload', {
  fileName: field(String, 'Name of the file, at most 255 characters.'),
  contentType: field(
    String,
    '`image/jpeg` (also as `image/jpg`), `image/png` or `image/webp`, in any case. The PUT must send the same content type.',
  ),
  sizeBytes: field(Int, 'Size in bytes. The PUT must send exactly this number.'),
  context: field(String, CONTEXT),
  resourceId: field(String, RESOURCE),
  conversation: nullable(String, CONVERSATION),
});
export type CreateUploadInput = InstanceType<typeof CreateUploadInput>;

export const ConfirmUploadInput = mutationInput('confirmUpload', {
  objectKey: field(String, '`objectKey` from `createUpload`.'),
  sizeBytes: field(Int, 'Size of the uploaded file in bytes.'),
  context: field(String, 'The same value as in `createUpload`.'),
  resourceId: field(String, 'The same value as in `createUpload`.'),
  conversation: nullable(String, CONVERSATION),
});
export type ConfirmUploadInput = InstanceType<typeof ConfirmUploadInput>;

export const CreateUploadPayload = mutationPayload('createUpload', {
  presignedUrl: field(
    String,
    'Send the file with PUT to this address within 10 minutes, with its content type.',
  ),
  objectKey: field(String, 'Key for `confirmUpload`.'),
});

export const CreateUploadResult = resultType(
  'createUpload',
  CreateUploadPayload,
  'validation',
  'notFound',
  'paidPlan',
  'rateLimited',
  'unauthenticated',
);

export const ConfirmUploadPayload = mutationPayload('confirmUpload', {
  imageUrl: field(String, 'Public address of the picture.'),
});

export const ConfirmUploadResult = resultType(
  'confirmUpload',
  ConfirmUploadPayload,
  'validation',
  'notFound',
  'rateLimited',
  'unavailable',
  'unauthenticated',
);

export const ReadMenuPhotoInput = mutationInput('readMenuPhoto', {
  objectKey: field(String, '`objectKey` from `createUpload`.'),
  conversation: field(String, 'Token of the onboarding conversation.'),
});
export type ReadMenuPhotoInput = InstanceType<typeof ReadMenuPhotoInput>;

export const ReadMenuPhotoPayload = mutationPayload('readMenuPhoto', {
  text: field(String, 'The text of the menu, line by line; `[?]` stands for what could not be read.'),
});

export const ReadMenuPhotoResult = resultType(
  'readMenuPhoto',
  ReadMenuPhotoPayload,
  'validation',
  'notFound',
  'rateLimited',
  'unavailable',
);

export const ReadRestaurantMenuPhotoInput = mutationInput('readRestaurantMenuPhoto', {
  objectKey: field(String, '`objectKey` from `createUpload` for the same restaurant.'),
  restaurantId: field(ID, 'Id of the restaurant whose menu it is.'),
});
export type ReadRestaurantMenuPhotoInput = InstanceType<typeof ReadRestaurantMenuPhotoInput>;

export const ReadRestaurantMenuPhotoPayload = mutationPayload('readRestaurantMenuPhoto', {
  text: field(
    String,
    'The text of the menu for `reviewMenuImport`, line by line; `[?]` stands for what could not be read.',
  ),
});

export const ReadRestaurantMenuPhotoResult = resultType(
  'readRestaurantMenuPhoto',
  ReadRestaurantMenuPhotoPayload,
  'validation',
  'notFound',
  'rateLimited',
  'unavailable',
);

const PicturePurposeEnum = enumType<PicturePurpose>('PicturePurpose', 'Purpose of a generated picture.', {
  product: 'A product: a square.',
  hero: 'The hero of a site: landscape, shown in 16:9.',
});

export const GenerateProductImageInput = mutationInput('generateProductImage', {
  restaurantId: field(ID, 'Id of the restaurant whose plan pays for the picture.'),
  prompt: field(String, `What the picture shows, at most ${MAX_PROMPT_LENGTH} characters.`),
  purpose: field(PicturePurposeEnum, 'Where the picture will be shown.', PicturePurposeEnum.PRODUCT),
});
export type GenerateProductImageInput = InstanceType<typeof GenerateProductImageInput>;

export const GenerateProductImagePayload = mutationPayload('generateProductImage', {
  imageUrl: field(
    String,
    'Address of the picture, for use in `createProduct`, `updateProduct` or `updateRestaurant`.',
  ),
});

export const GenerateProductImageResult = resultType(
  'generateProductImage',
  GenerateProductImagePayload,
  'notFound',
  'paidPlan',
  'rateLimited',
  'unavailable',
  'validation',
);
