import { graphql, useFragment } from 'react-relay';
import type { AccountDetails_user$key } from '../../../__generated__/AccountDetails_user.graphql.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { AccountSection } from './AccountSection.tsx';
import { EmailDetails } from './EmailDetails.tsx';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';

/** Name and address. */
export function AccountDetails({ user }: { user: AccountDetails_user$key }) {
  const details = useFragment(
    graphql`
      fragment AccountDetails_user on User {
        ...NameForm_user
        ...EmailDetails_user
      }
    `,
    user,
  );
  return (
    <AccountSection title={messages.detailsTitle} intro={messages.detailsIntro}>
      <Stack $gap={10}>
        <NameForm user={details} />
        <EmailDetails user={details} />
      </Stack>
    </AccountSection>
  );
}
