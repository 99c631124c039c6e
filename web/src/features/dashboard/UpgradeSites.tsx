import { graphql } from 'react-relay';
import type { UpgradeSitesQuery } from '../../__generated__/UpgradeSitesQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { UpgradeSiteList } from './UpgradeSiteList.tsx';

/** The free websites, once the person is known. */
export function UpgradeSites({ onChoose }: { onChoose: () => void }) {
  const { viewer } = useScreenQuery<UpgradeSitesQuery>(
    graphql`
      query UpgradeSitesQuery @throwOnFieldError {
        viewer {
          ...UpgradeSiteList_user
        }
      }
    `,
    {},
  );
  return viewer ? <UpgradeSiteList user={viewer} onChoose={onChoose} /> : <SessionEnded />;
}
