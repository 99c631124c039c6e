import { createFileRoute } from '@tanstack/react-router';
import { SiteUpgradedScreen } from '../features/billing/SiteUpgradedScreen.tsx';
import { SetupScreen } from '../features/onboarding/SetupScreen.tsx';
import { useSession } from '../lib/session.ts';

/** Names that a plan of ours has: the tier, alone or with its category (spec §3). */
const PLAN = /^(?:free|silver|gold|platinum)(?: (?:restaurant|grocery|social media))?$/i;

/**
 * Query `package`, default Gold (spec §2); a name that no plan has is left out. Query `upgraded`: the site whose plan has
 * just been paid for, which is shown what is new instead of the chat.
 */
export const Route = createFileRoute('/setup')({
  validateSearch: ({
    package: name,
    upgraded,
  }: Record<string, unknown>): { package?: string | undefined; upgraded?: string | undefined } => ({
    package: typeof name === 'string' && PLAN.test(name.trim()) ? name.trim() : undefined,
    upgraded: typeof upgraded === 'string' && upgraded !== '' ? upgraded : undefined,
  }),
  staticData: { column: 'window', footer: false, chat: false },
  component: function SetupRoute() {
    const { package: packageName = 'Gold', upgraded } = Route.useSearch();
    const { isSignedIn } = useSession();
    const setup = <SetupScreen packageName={packageName} />;
    return upgraded !== undefined && isSignedIn ? (
      <SiteUpgradedScreen restaurantId={upgraded} otherwise={setup} />
    ) : (
      setup
    );
  },
});
