import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '../features/catalogue/PackagesScreen.tsx';

/** Query `upgrading`: id of the restaurant that is to have a paid plan (spec §2). */
export const Route = createFileRoute('/packages')({
  validateSearch: ({ upgrading }: Record<string, unknown>): { upgrading?: string } =>
    typeof upgrading === 'string' && upgrading !== '' ? { upgrading } : {},
  component: PackagesScreen,
});
