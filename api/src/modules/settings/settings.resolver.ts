import { Query, Resolver } from 'type-graphql';
import { field, nullable, objectType } from '../../graphql/types.ts';
import type { PixelsConfig } from '../../serviceSettings.ts';

const SettingsType = objectType('Settings', "Settings of this installation for the owner's app.", {
  marketingPixelId: nullable(String, 'Id for the marketing pixel; null: none.'),
  marketingPixelUrl: nullable(
    String,
    'Address of the script or endpoint of the marketing pixel; null: none.',
  ),
  socialPixelId: nullable(String, 'Id for the social pixel; null: none.'),
  socialPixelUrl: nullable(String, 'Address of the script or endpoint of the social pixel; null: none.'),
  takesProjectAnswersByAddress: field(
    Boolean,
    'Whether `requestProjectChanges` takes the two addresses without a token, because an external workflow sends the mails.',
  ),
});

@Resolver()
export class SettingsResolver {
  constructor(
    private readonly pixels: PixelsConfig,
    private readonly takesProjectAnswersByAddress: boolean,
  ) {}

  @Query(() => SettingsType, { description: "Settings of this installation for the owner's app." })
  settings(): InstanceType<typeof SettingsType> {
    const { marketing, social } = this.pixels;
    return {
      marketingPixelId: marketing?.id ?? null,
      marketingPixelUrl: marketing?.url ?? null,
      socialPixelId: social?.id ?? null,
      socialPixelUrl: social?.url ?? null,
      takesProjectAnswersByAddress: this.takesProjectAnswersByAddress,
    };
  }
}
