import { z } from 'zod';
import { onboardingCookie } from '../../rest/onboardingCookie.ts';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import type { RestCall, RestRoute } from '../../rest/restRoute.ts';
import { uploadResource } from './uploadResource.input.ts';

const bytes = z.int({ error: 'Please send a whole number of bytes.' });
const resource = text.transform(uploadResource);
/** The conversation's secret, for clients without cookies. */
const conversation = z.string({ error: 'Please send a text.' }).nullish();

const CreateUpload = z.object({
  fileName: text,
  contentType: text,
  sizeBytes: bytes.nullish().transform((value) => value ?? null),
  context: text,
  resourceId: resource,
  conversation,
});
const ConfirmUpload = z.object({
  objectKey: text,
  sizeBytes: bytes,
  context: text,
  resourceId: resource,
  conversation,
});

/** Spec §7: image-proxy. */
export const uploadRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/image-proxy/generate-upload-url',
    access: 'public',
    async answer(call) {
      const input = readBody(CreateUpload, call.body);
      const caller = input.ok ? await callerOf(call, input.value) : input;
      const { uploads } = call.scope;
      const result = input.ok && caller.ok ? await uploads.createUpload(input.value, caller.value, call.ip) : caller;
      respond(call.response, result, (data) => ({ data }));
    },
  },
  {
    method: 'post',
    path: '/image-proxy/confirm-upload',
    access: 'public',
    async answer(call) {
      const input = readBody(ConfirmUpload, call.body);
      const caller = input.ok ? await callerOf(call, input.value) : input;
      const result = input.ok && caller.ok ? await call.scope.uploads.confirmUpload(input.value, caller.value) : caller;
      respond(call.response, result, (imageUrl) => ({ data: { imageUrl } }));
    },
  },
];
