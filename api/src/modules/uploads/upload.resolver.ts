import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { searchIdOf } from '../../graphql/globalId.ts';
import type { MenuPhotoService } from './menuPhoto.service.ts';
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
  ReadMenuPhotoInput,
  ReadMenuPhotoPayload,
  ReadMenuPhotoResult,
  ReadRestaurantMenuPhotoInput,
  ReadRestaurantMenuPhotoPayload,
  ReadRestaurantMenuPhotoResult,
} from './upload.graphql.ts';
import type { UploadService } from './upload.service.ts';
import { uploadTarget } from './uploadTarget.graphql.ts';

@Resolver()
export class UploadResolver {
  constructor(
    private readonly uploads: UploadService,
    private readonly images: ProductImageService,
    private readonly menuPhotos: MenuPhotoService,
  ) {}

  @Mutation(() => CreateUploadResult, { description: 'Returns an address to upload a picture to.' })
  async createUpload(
    @Arg('input', () => CreateUploadInput, { description: 'The picture.' })
    { conversation = null, ...upload }: CreateUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof CreateUploadResult> {
    const created = await this.uploads.createUpload(uploadTarget(upload), { viewer, conversation, ip });
    return outcomeOf(created, (ticket) => CreateUploadPayload.of(ticket));
  }

  @Mutation(() => ConfirmUploadResult, {
    description: 'Completes an upload and publishes the picture.',
  })
  async confirmUpload(
    @Arg('input', () => ConfirmUploadInput, { description: 'The picture.' })
    { conversation = null, ...upload }: ConfirmUploadInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof ConfirmUploadResult> {
    const confirmed = await this.uploads.confirmUpload(uploadTarget(upload), { viewer, conversation, ip });
    return outcomeOf(confirmed, (imageUrl) => ConfirmUploadPayload.of({ imageUrl }));
  }

  @Mutation(() => ReadMenuPhotoResult, {
    description:
      'Reads the text of an uploaded photo of a menu with the model, at most 25 seconds long, and removes the photo. Needs a model that takes pictures.',
  })
  async readMenuPhoto(
    @Arg('input', () => ReadMenuPhotoInput, { description: 'The photo.' })
    { objectKey, conversation }: ReadMenuPhotoInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof ReadMenuPhotoResult> {
    const read = await this.menuPhotos.read(objectKey, conversation, ip);
    return outcomeOf(read, (text) => ReadMenuPhotoPayload.of({ text }));
  }

  @Mutation(() => ReadRestaurantMenuPhotoResult, {
    description:
      'Reads the text of an uploaded photo of a restaurant’s menu, as `readMenuPhoto` does in the chat. The photo is removed, and the menu stays as it is.',
  })
  async readRestaurantMenuPhoto(
    @Arg('input', () => ReadRestaurantMenuPhotoInput, { description: 'The photo.' })
    { objectKey, restaurantId }: ReadRestaurantMenuPhotoInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ReadRestaurantMenuPhotoResult> {
    const site = searchIdOf('Restaurant', restaurantId);
    const viewer = requireViewer(context).id;
    const read = await this.menuPhotos.readForRestaurant(objectKey, site, viewer, context.ip);
    return outcomeOf(read, (text) => ReadRestaurantMenuPhotoPayload.of({ text }));
  }

  @Mutation(() => GenerateProductImageResult, {
    description:
      'Generates a picture for a product or for the hero of a site from a prompt. Requires a paid plan.',
  })
  async generateProductImage(
    @Arg('input', () => GenerateProductImageInput, { description: 'The picture.' })
    { restaurantId, prompt, purpose }: GenerateProductImageInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof GenerateProductImageResult> {
    const site = searchIdOf('Restaurant', restaurantId);
    const generated = await this.images.generate(requireViewer(context).id, site, prompt, purpose);
    return outcomeOf(generated, (imageUrl) => GenerateProductImagePayload.of({ imageUrl }));
  }
}
