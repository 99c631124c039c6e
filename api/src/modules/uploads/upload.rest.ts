import { z } from 'zod';
import { onboardingCookie } from '../../rest/onboardingCookie.ts';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import type { RestCall, RestRoute } from '../../rest/restRoute.ts';
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
  {
    method: 'post',
    path: '/image-proxy/generate-upload-url',
    access: 'public',
    async answer(call) {
      const input = readBody(CreateUpload, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const caller = await callerOf(call, input.value);
      if (!caller.ok) return sendFailure(call.response, caller.error);
      const created = await call.scope.uploads.createUpload(input.value, caller.value, call.ip);
      respond(call.response, created, (data) => ({ data }));
    },
  },
  {
    method: 'post',
    path: '/image-proxy/confirm-upload',
    access: 'public',
    async answer(call) {
      const input = readBody(ConfirmUpload, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const caller = await callerOf(call, input.value);
      if (!caller.ok) return sendFailure(call.response, caller.error);
      const confirmed = await call.scope.uploads.confirmUpload(input.value, caller.value, call.ip);
      respond(call.response, confirmed, (imageUrl) => ({ data: { imageUrl } }));
    },
  },
];

interface Target extends UploadTarget {
  conversation?: string | null | undefined;
}

/** The cookie stands in for the conversation's secret, unless a signed-in person names a restaurant. */
function callerOf(call: RestCall, { conversation, ...target }: Target) {
  const { scope, viewer } = call;
  const mayBeCookie = viewer === null || target.resourceId === OWN_CONVERSATION;
  return scope.uploadCallers.of(
    viewer,
    conversation ?? (mayBeCookie ? onboardingCookie.read(call) : null),
    target,
  );
}
