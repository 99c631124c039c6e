import { z } from 'zod';
import {
  type Paths,
  answer,
  body,
  failures,
  integer,
  object,
  optionalBearer,
  string,
} from '../../rest/openApi.ts';
import {
  readBody,
  text,
  respond,
  sendFailure,
  publicRoute,
  type RestCall,
  type RestRoute,
} from '../../rest/restRoute.ts';
import { OnboardingCookie } from '../restaurants/onboardingCookie.rest.ts';
import { OWN_CONVERSATION } from './upload.rules.ts';
import { UploadService } from './upload.service.ts';
import { UploadCallers, type UploadTarget } from './uploadAccess.service.ts';
import { uploadTarget } from './uploadTarget.input.ts';

const bytes = z.int({ error: 'Please send a whole number of bytes.' });
/** The conversation's secret, for clients without cookies. */
const conversation = z.string({ error: 'Please send a text.' }).nullish();

const CreateUpload = z
  .object({
    fileName: text,
    contentType: text,
    sizeBytes: bytes.nullish().transform((value) => value ?? null),
    context: text,
    resourceId: text,
    conversation,
  })
  .transform(uploadTarget);
const ConfirmUpload = z
  .object({
    objectKey: text,
    sizeBytes: bytes,
    context: text,
    resourceId: text,
    conversation,
  })
  .transform(uploadTarget);

/** Spec §7: image-proxy. */
export const uploadRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/image-proxy/generate-upload-url',
    uses: { uploads: UploadService, callers: UploadCallers, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(CreateUpload, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const caller = await callerOf(call, input.value);
      if (!caller.ok) return sendFailure(call.response, caller.error);
      const created = await call.uploads.createUpload(input.value, caller.value, call.ip);
      respond(call.response, created, (data) => ({ data }));
    },
  }),
  publicRoute({
    method: 'post',
    path: '/image-proxy/confirm-upload',
    uses: { uploads: UploadService, callers: UploadCallers, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(ConfirmUpload, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const caller = await callerOf(call, input.value);
      if (!caller.ok) return sendFailure(call.response, caller.error);
      const confirmed = await call.uploads.confirmUpload(input.value, caller.value, call.ip);
      respond(call.response, confirmed, (imageUrl) => ({ data: { imageUrl } }));
    },
  }),
];

interface Target extends UploadTarget {
  conversation?: string | null | undefined;
}

/** The cookie stands in for the conversation's secret, unless a signed-in person names a restaurant. */
function callerOf(
  { viewer, request, callers, cookie }: RestCall & { callers: UploadCallers; cookie: OnboardingCookie },
  { conversation, ...target }: Target,
) {
  const mayBeCookie = viewer === null || target.resourceId === OWN_CONVERSATION;
  return callers.of(viewer, conversation ?? (mayBeCookie ? cookie.read(request) : null), target);
}

const tags = ['image-proxy'];
const target = {
  context: string(
    'What the picture is: `restaurant_logo`, `restaurant_hero`, `new_product`, `product_` with the id of the product, or `project_design`.',
    { pattern: '^(restaurant_logo|restaurant_hero|new_product|project_design|product_[\\w-]{1,100})$' },
  ),
  resourceId: string(
    'Id of a restaurant of yours; for the picture of a product that of the product will do; `onboarding` for the logo of the chat; for `project_design`, which needs no sign-in, an id that you make up: 1 to 100 letters, digits and `- _ . :`.',
  ),
  conversation: string('Secret of the conversation; the cookie `onboarding` stands in for it.'),
};

export const imageProxyPaths: Paths = {
  '/image-proxy/generate-upload-url': {
    post: {
      summary: 'Ask where to send a picture',
      description:
        'PUT the file to `presignedUrl` within 10 minutes, with the content type named here and, if `sizeBytes` was given, exactly that size; then confirm the upload. Without `sizeBytes` confirm it within 15 minutes; such uploads are limited to 20 an hour. At most 10 MB for `restaurant_hero` and `project_design`, 5 MB for all else.',
      tags,
      security: optionalBearer,
      ...body(
        object(
          {
            fileName: string('Name of the file.', { maxLength: 255 }),
            contentType: string('Type of the file.', { enum: ['image/jpeg', 'image/png', 'image/webp'] }),
            sizeBytes: integer('Size of the file in bytes.'),
            ...target,
          },
          ['sizeBytes', 'conversation'],
        ),
      ),
      responses: {
        200: answer(
          'Where to send it.',
          object({
            data: object({
              presignedUrl: string('Address for the PUT.', { format: 'uri' }),
              objectKey: string('Key to confirm the upload with.'),
            }),
          }),
        ),
        ...failures(400, 401, 404, 413, 415, 429),
      },
    },
  },
  '/image-proxy/confirm-upload': {
    post: {
      summary: 'Say that a picture has been sent',
      description:
        'The picture is decoded, freed of all else it carried and made public as WebP: a logo at most 512 px large, all others 480, 960 and 1920 px wide, never enlarged. A logo is set at once; give the address of every other picture to the restaurant or the product. Confirming again answers the same.',
      tags,
      security: optionalBearer,
      ...body(
        object(
          {
            objectKey: string('Key from `generate-upload-url`.'),
            sizeBytes: integer('Bytes that were sent.'),
            ...target,
          },
          ['conversation'],
        ),
      ),
      responses: {
        200: answer(
          'The picture is public.',
          object({ data: object({ imageUrl: string('Its address.', { format: 'uri' }) }) }),
        ),
        ...failures(400, 401, 404, 413, 415, 429, 503),
      },
    },
  },
};
