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
    description: 'Draws a picture of a dish from words. Paid plans only.',
  })
  async generateProductImage(
    @Arg('input', () => GenerateProductImageInput, { description: 'The dish.' })
    { restaurantId, prompt }: GenerateProductImageInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof GenerateProductImageResult> {
    const { id } = requireViewer(context);
    const generated = await this.images.generate(id, idOf('Restaurant', restaurantId) ?? '', prompt);
    return generated.ok ? GenerateProductImagePayload.of(generated.value) : toUserError(generated.error);
  }
}
