import { type Module, scoped } from '../../composition/module.ts';
import { SettingsResolver } from './settings.resolver.ts';

/** What the owner's app must know of the configuration. */
export const settingsModule = {
  resolvers: [scoped(SettingsResolver, ({ pixels }) => new SettingsResolver(pixels))],
  access: { 'Query.settings': 'public' },
} satisfies Module;
