import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/errors.graphql.ts';
import { idOf } from '../../graphql/globalId.ts';
import type { ProductImageService } from './productImage.service.ts';
import {
  ConfirmUploadInput,
  CreateUploadInput,
  ConfirmUploadPayload,
  ConfirmUploadResult,
  CreateUploadPayload,
  CreateUploadResult,
  GenerateProductImageInput,
  GenerateProductImagePayload,
  GenerateProductImageResult,
} from './upload.graphql.ts';
import type { UploadService } from './upload.service.ts';
import type { UploadCallers } from './uploadAccess.service.ts';
import { uploadTarget } from './uploadTarget.graphql.ts';

@Resolver()
export class UploadResolver {
  constructor(
    private readonly uploads: UploadService,
    private readonly callers: UploadCallers,
  ) {}

  @Mutation(() => CreateUploadResult, { description: 'Returns an address to upload a picture to.' })
  async createUpload(
    @Arg('input', () => CreateUploadInput, { description: 'The picture.' })
    { conversation, ...upload }: CreateUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof CreateUploadResult> {
    const target = uploadTarget(upload);
    const caller = await this.callers.of(viewer, conversation ?? null, target);
    if (!caller.ok) return toUserError(caller.error);
    const created = await this.uploads.createUpload(target, caller.value, ip);
    return created.ok ? CreateUploadPayload.of(created.value) : toUserError(created.error);
  }

  @Mutation(() => ConfirmUploadResult, {
    description: 'Completes an upload and publishes the picture.',
  })
  async confirmUpload(
    @Arg('input', () => ConfirmUploadInput, { description: 'The picture.' })
    { conversation, ...upload }: ConfirmUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof ConfirmUploadResult> {
    const target = uploadTarget(upload);
    const caller = await this.callers.of(viewer, conversation ?? null, target);
    if (!caller.ok) return toUserError(caller.error);
    const confirmed = await this.uploads.confirmUpload(target, caller.value, ip);
    return confirmed.ok ? ConfirmUploadPayload.of(confirmed.value) : toUserError(confirmed.error);
  }
}

@Resolver()
export class ProductImageResolver {
  constructor(private readonly images: ProductImageService) {}

  @Mutation(() => GenerateProductImageResult, {
    description:
      'Generates a picture for a product or for the hero of a site from a prompt. Requires a paid plan.',
  })
  async generateProductImage(
    @Arg('input', () => GenerateProductImageInput, { description: 'The picture.' })
    { restaurantId, prompt, purpose }: GenerateProductImageInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof GenerateProductImageResult> {
    const { id } = requireViewer(context);
    const site = idOf('Restaurant', restaurantId) ?? '';
    const generated = await this.images.generate(id, site, prompt, purpose);
    return generated.ok ? GenerateProductImagePayload.of(generated.value) : toUserError(generated.error);
  }
}
