import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '../features/catalogue/PackagesScreen.tsx';
import { parsePackagesSearch } from '../features/catalogue/packagesSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

/** Query `upgrading`: id of the restaurant that is to have a paid plan (spec §2); `category`: whose plans. */
export const Route = createFileRoute('/packages')({
  validateSearch: parsePackagesSearch,
  loaderDeps: ({ search }) => ({ upgrading: parsePackagesSearch({ ...search }).upgrading }),
  loader: ({ deps: { upgrading } }) => {
    warmQuery(() => import('../__generated__/PackagesContentQuery.graphql.ts'), {});
    if (upgrading !== undefined)
      warmQuery(() => import('../__generated__/UpgradeBannerQuery.graphql.ts'), { id: upgrading });
  },
  component: function PackagesRoute() {
    // What is not valid is missing from the route's own search, but still in the one of the whole address.
    const search = parsePackagesSearch({ ...Route.useSearch() });
    // Another site is another checkout.
    return <PackagesScreen key={search.upgrading ?? ''} search={search} />;
  },
});
