import { type Module, scoped } from '../../composition/module.ts';
import { SettingsResolver } from './settings.resolver.ts';

/** Configuration for the owner's app. */
export const settingsModule = {
  resolvers: [scoped(SettingsResolver, ({ pixels }) => new SettingsResolver(pixels))],
  access: { 'Query.settings': 'public' },
} satisfies Module;
