import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { Consent } from '../features/consent/Consent.tsx';
import { ChatWidget } from '../features/onboarding/widget/ChatWidget.tsx';
import { WatchNotice } from '../features/operator/WatchNotice.tsx';
import { AppLayout } from '../features/shell/AppLayout.tsx';
import { NotFoundScreen } from '../features/shell/FallbackScreens.tsx';
import { PageHead } from '../features/shell/PageHead.tsx';

export const Route = createRootRoute({
  component: function RootRoute() {
    const footer = useMatches({ select: (matches) => matches.at(-1)?.staticData.footer !== false });
    const header = useMatches({ select: (matches) => matches.at(-1)?.staticData.header !== false });
    const column = useMatches({
      select: (matches) => matches.findLast(({ staticData }) => staticData.column)?.staticData.column,
    });
    return (
      <PageHead>
        <AppLayout
          column={column ?? 'public'}
          header={header}
          footer={footer}
          notice={
            <>
              <Consent />
              <WatchNotice />
            </>
          }
          corner={<ChatWidget />}
        >
          <Outlet />
        </AppLayout>
      </PageHead>
    );
  },
  notFoundComponent: NotFoundScreen,
});
