import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '../features/catalogue/PackagesScreen.tsx';
import { parsePackagesSearch } from '../features/catalogue/packagesSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

/** Query `upgrading`: id of the restaurant to upgrade (spec §2); `category`: the category of plans. */
export const Route = createFileRoute('/packages')({
  validateSearch: parsePackagesSearch,
  loaderDeps: ({ search: { upgrading } }) => ({ upgrading }),
  loader: ({ deps: { upgrading } }) => {
    warmQuery(() => import('../__generated__/PackagesScreenQuery.graphql.ts'), {});
    if (upgrading !== undefined)
      warmQuery(() => import('../__generated__/useUpgradedSiteQuery.graphql.ts'), { id: upgrading });
  },
  component: function PackagesRoute() {
    const search = Route.useSearch();
    // Another site resets the checkout.
    return <PackagesScreen key={search.upgrading ?? ''} search={search} />;
  },
});
