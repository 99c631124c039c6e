import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditorScreen } from '../features/editor/EditorScreen.tsx';
import { parseEditorSearch, tabOf, type EditorTab } from '../features/editor/editorSearch.rules.ts';
import { globalIdOf, isUuid } from '../lib/globalId.ts';
import { warmQuery } from '../relay/warmQuery.ts';
import { TAB_CODE, TAB_CONTENTS } from './-editorTabs.ts';

const TAB_QUERIES = {
  homepage: () => import('../__generated__/HomepageTabQuery.graphql.ts'),
  products: () => import('../__generated__/ProductsTabQuery.graphql.ts'),
  settings: () => import('../__generated__/SettingsTabQuery.graphql.ts'),
  team: () => import('../__generated__/TeamTabQuery.graphql.ts'),
  ordering: () => import('../__generated__/OrderingTabQuery.graphql.ts'),
  offers: () => import('../__generated__/OffersTabQuery.graphql.ts'),
  redesign: () => import('../__generated__/RedesignTabQuery.graphql.ts'),
} satisfies Record<EditorTab, unknown>;

export const Route = createFileRoute('/_authed/editor/$id')({
  validateSearch: parseEditorSearch,
  // The `_id` of REST is an id of the same site (spec §2, §7).
  beforeLoad: ({ params: { id }, search }) => {
    if (isUuid(id))
      throw redirect({
        to: '/editor/$id',
        params: { id: globalIdOf('Restaurant', id) },
        search,
        replace: true,
      });
  },
  loaderDeps: ({ search }) => ({ tab: tabOf(search), hasView: search.view !== undefined }),
  loader: ({ params: { id }, deps: { tab, hasView }, cause }) => {
    // A failure is shown by the tab, which loads its code again.
    void TAB_CODE[tab]().catch(() => undefined);
    // The other views of the menu have their own queries.
    if (!hasView) warmQuery(TAB_QUERIES[tab], { id });
    // All tabs have the same frame.
    if (cause !== 'stay') warmQuery(() => import('../__generated__/EditorScreenQuery.graphql.ts'), { id });
  },
  component: function EditorRoute() {
    const { id } = Route.useParams();
    return <EditorScreen id={id} tab={tabOf(Route.useSearch())} contents={TAB_CONTENTS} />;
  },
});
