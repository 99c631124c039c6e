import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { publicRoute, type RestCall, type RestRoute } from '../../rest/restRoute.ts';
import { OnboardingCookie } from '../restaurants/onboardingCookie.rest.ts';
import { UploadService } from './upload.service.ts';
import { UploadCallers } from './uploadCallers.ts';
import { OWN_CONVERSATION } from './uploadCaller.ts';
import type { UploadTarget } from './uploadPlaces.ts';
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
