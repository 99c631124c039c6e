import { graphql } from 'react-relay';
import type { AccountContentQuery } from '../../../__generated__/AccountContentQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/useScreenQuery.ts';
import { SessionEnded } from '../SessionEnded.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountIntro } from './AccountIntro.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionList } from './SessionList.tsx';

/** All that can be changed about the account, once the person is known. */
export function AccountContent() {
  const { viewer } = useScreenQuery<AccountContentQuery>(
    graphql`
      query AccountContentQuery {
        viewer {
          ...AccountIntro_user
          ...AccountDetails_user
          ...PasswordSection_user
          ...SessionList_user
          ...DataDownload_user
          ...DeleteAccount_user
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  return (
    <>
      <AccountIntro user={viewer} />
      <AccountDetails user={viewer} />
      <PasswordSection user={viewer} />
      <SessionList user={viewer} />
      <DataDownload user={viewer} />
      <DeleteAccount user={viewer} />
    </>
  );
}
