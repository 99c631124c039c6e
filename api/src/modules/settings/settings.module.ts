import { type Module, scoped } from '../../composition/module.ts';
import { SettingsResolver } from './settings.resolver.ts';

/** Configuration for the owner's app. */
export const settingsModule = {
  resolvers: [
    scoped(
      SettingsResolver,
      ({ pixels, workflow }) => new SettingsResolver(pixels, workflow.sendProject !== null),
    ),
  ],
  access: { 'Query.settings': 'public' },
} satisfies Module;
