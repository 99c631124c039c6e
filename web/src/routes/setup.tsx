import { createFileRoute } from '@tanstack/react-router';
import { SiteUpgradedScreen } from '../features/billing/SiteUpgradedScreen.tsx';
import { SetupScreen } from '../features/onboarding/SetupScreen.tsx';
import { idInAddress } from '../lib/globalId.ts';
import { useSession } from '../lib/session.ts';

/** Names of our plans: the tier, alone or with its category (spec §3). */
const PLAN = /^(?:free|silver|gold|platinum)(?: (?:restaurant|grocery|social media))?$/i;

/**
 * Query `package`: a plan, default Gold (spec §2); unknown names are ignored. Query `upgraded`: the site with a new paid plan,
 * for which the screen shows the new features instead of the chat.
 */
export const Route = createFileRoute('/setup')({
  validateSearch: ({
    package: name,
    upgraded,
  }: Record<string, unknown>): { package?: string | undefined; upgraded?: string | undefined } => ({
    package: typeof name === 'string' && PLAN.test(name.trim()) ? name.trim() : undefined,
    upgraded: idInAddress('Restaurant', upgraded),
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
