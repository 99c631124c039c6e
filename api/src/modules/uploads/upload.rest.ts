import { z } from 'zod';
import { mapOk, publicRoute, text, type RestCall, type RestRoute } from '../../rest/restRoute.ts';
import { OnboardingCookie } from '../restaurants/onboardingCookie.rest.ts';
import { OWN_CONVERSATION } from './upload.rules.ts';
import { UploadService } from './upload.service.ts';
import type { UploadSource } from './uploadAccess.service.ts';
import { uploadTarget } from './uploadTarget.graphql.ts';

const bytes = z.int({ error: 'Please send a whole number of bytes.' });

const target = {
  context: text.meta({
    description:
      'Purpose of the picture: `restaurant_logo`, `restaurant_hero`, `new_product`, `product_` with the id of the product, `menu_section`, `redesign`, `redesign_proposal` (by operators), or `project_design`.',
    pattern:
      '^(restaurant_logo|restaurant_hero|new_product|menu_section|redesign|redesign_proposal|project_design|product_[\\w-]{1,100})$',
  }),
  resourceId: text.describe(
    'Id of one of your restaurants; for the picture of a product also the id of the product; for `redesign_proposal` the id of the redesign; `onboarding` for the logo of the chat; for `project_design`, which needs no sign-in, an id of your choice: 1 to 100 letters, digits and `- _ . :`.',
  ),
  conversation: z
    .string({ error: 'Please send a text.' })
    .nullish()
    .describe('Secret of the conversation. The cookie `onboarding` replaces it.'),
};

const CreateUpload = z
  .object({
    fileName: text.meta({ description: 'Name of the file.', maxLength: 255 }),
    contentType: text.meta({
      description: 'Type of the file, in any case; `image/jpg` is read as `image/jpeg`.',
      enum: ['image/jpeg', 'image/png', 'image/webp'],
    }),
    sizeBytes: bytes
      .nullish()
      .transform((value) => value ?? null)
      .describe('Size of the file in bytes.'),
    ...target,
  })
  .transform(uploadTarget);
const ConfirmUpload = z
  .object({
    objectKey: text.describe('Key from `generate-upload-url`.'),
    sizeBytes: bytes.describe('Size of the uploaded file in bytes.'),
    ...target,
  })
  .transform(uploadTarget);

/** Spec §7: image-proxy. */
export const uploadRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/image-proxy/generate-upload-url',
    operationId: 'generateUploadUrl',
    tag: 'image-proxy',
    summary: 'Ask where to send a picture',
    description:
      'PUT the file to `presignedUrl` within 10 minutes, with this content type and, if `sizeBytes` is given, exactly that size. Then confirm the upload. Without `sizeBytes` confirm it within 15 minutes; such uploads are limited to 20 an hour. Pictures of the menu need a paid plan. The limit is 10 MB for `restaurant_hero`, `redesign`, `redesign_proposal` and `project_design`, and 5 MB otherwise.',
    takesToken: true,
    body: CreateUpload,
    answers: {
      200: {
        description: 'The address for the file.',
        json: z.object({
          data: z.object({
            presignedUrl: z.url().describe('Address for the PUT.'),
            objectKey: z.string().describe('Key to confirm the upload with.'),
          }),
        }),
      },
    },
    failures: [401, 402, 404, 429],
    uses: { uploads: UploadService, cookie: OnboardingCookie },
    answer: async (call) =>
      mapOk(await call.uploads.createUpload(call.body, sourceOf(call)), (data) => ({ data })),
  }),
  publicRoute({
    method: 'post',
    path: '/image-proxy/confirm-upload',
    operationId: 'confirmUpload',
    tag: 'image-proxy',
    summary: 'Confirm an upload',
    description:
      'The picture is decoded, freed of metadata and published as WebP: a logo at most 512 px large, others 480, 960 and 1920 px wide, never enlarged. A logo is set at once; set the address of other pictures on the restaurant or the product. A repeated confirmation returns the same address.',
    takesToken: true,
    body: ConfirmUpload,
    answers: {
      200: {
        description: 'The picture is public.',
        json: z.object({ data: z.object({ imageUrl: z.url().describe('Its address.') }) }),
      },
    },
    failures: [401, 404, 429, 503],
    uses: { uploads: UploadService, cookie: OnboardingCookie },
    answer: async (call) =>
      mapOk(await call.uploads.confirmUpload(call.body, sourceOf(call)), (imageUrl) => ({
        data: { imageUrl },
      })),
  }),
];

interface Call extends RestCall {
  cookie: OnboardingCookie;
  body: { resourceId: string; conversation?: string | null | undefined };
}

/** The cookie replaces the conversation's token, unless a signed-in user names a restaurant. */
function sourceOf({ viewer, ip, request, cookie, body }: Call): UploadSource {
  const mayBeCookie = viewer === null || body.resourceId === OWN_CONVERSATION;
  return { viewer, ip, conversation: body.conversation ?? (mayBeCookie ? cookie.read(request) : null) };
}
