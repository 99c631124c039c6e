import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { PixelsConfig } from '../../serviceSettings.ts';

@ObjectType('Settings', { description: "Settings of this installation for the owner's app." })
class SettingsType {
  @Field(() => String, { nullable: true, description: 'Id for the marketing pixel; null: none.' })
  marketingPixelId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the script or endpoint of the marketing pixel; null: none.',
  })
  marketingPixelUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Id for the social pixel; null: none.' })
  socialPixelId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the script or endpoint of the social pixel; null: none.',
  })
  socialPixelUrl!: string | null;
}

@Resolver()
export class SettingsResolver {
  constructor(private readonly pixels: PixelsConfig) {}

  @Query(() => SettingsType, { description: "Settings of this installation for the owner's app." })
  settings(): SettingsType {
    const { marketing, social } = this.pixels;
    return {
      marketingPixelId: marketing?.id ?? null,
      marketingPixelUrl: marketing?.url ?? null,
      socialPixelId: social?.id ?? null,
      socialPixelUrl: social?.url ?? null,
    };
  }
}
