import { idOf } from '../../graphql/globalId.ts';
import { productContext, productOf } from './upload.rules.ts';
import type { UploadTarget } from './uploadAccess.service.ts';

/** The target of an upload: global ids become uuids, other texts are unchanged. */
export const uploadTarget = <Input extends UploadTarget>(input: Input): Input => ({
  ...input,
  context: contextOf(input.context),
  resourceId:
    idOf('Restaurant', input.resourceId) ??
    idOf('Product', input.resourceId) ??
    idOf('Redesign', input.resourceId) ??
    input.resourceId,
});

function contextOf(context: string): string {
  const product = productOf(context);
  const uuid = product === null ? null : idOf('Product', product);
  return uuid === null ? context : productContext(uuid);
}
