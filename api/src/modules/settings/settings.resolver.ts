import { Query, Resolver } from 'type-graphql';
import type { PixelsConfig } from '../../config.ts';
import { SettingsType } from './settings.type.ts';

@Resolver()
export class SettingsResolver {
  constructor(private readonly pixels: PixelsConfig) {}

  @Query(() => SettingsType, { description: "What the owner's app must know of this installation." })
  settings(): SettingsType {
    return SettingsType.of(this.pixels);
  }
}
