import { createFileRoute } from '@tanstack/react-router';
import { SetupScreen } from '../features/onboarding/SetupScreen.tsx';

/** Query `package`, default Gold (spec §2). */
export const Route = createFileRoute('/setup')({
  validateSearch: ({ package: name }: Record<string, unknown>): { package?: string | undefined } => ({
    package: typeof name === 'string' && name.trim() !== '' ? name : undefined,
  }),
  staticData: { column: 'window', footer: false, chat: false },
  component: function SetupRoute() {
    const { package: packageName = 'Gold' } = Route.useSearch();
    return <SetupScreen packageName={packageName} />;
  },
});
