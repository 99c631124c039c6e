import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { idOf } from '../../graphql/globalId.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { GenerateProductImageInput } from './productImage.input.ts';
import { GenerateProductImagePayload, GenerateProductImageResult } from './productImage.payload.ts';
import type { ProductImageService } from './productImage.service.ts';

@Resolver()
export class ProductImageResolver {
  constructor(private readonly images: ProductImageService) {}

  @Mutation(() => GenerateProductImageResult, {
    description: 'Draws a picture for a product or for the hero of a site from words. Paid plans only.',
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
