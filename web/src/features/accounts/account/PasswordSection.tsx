import { graphql, useFragment } from 'react-relay';
import type { PasswordSection_user$key } from '../../../__generated__/PasswordSection_user.graphql.ts';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';
import { PasswordByMail } from './PasswordByMail.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Changing the password, or getting one. */
export function PasswordSection({ user }: { user: PasswordSection_user$key }) {
  const { hasPassword, ...rest } = useFragment(
    graphql`
      fragment PasswordSection_user on User {
        hasPassword
        ...PasswordForm_user
        ...PasswordByMail_user
      }
    `,
    user,
  );
  return (
    <AccountSection title={messages.passwordTitle} intro={messages.passwordIntro}>
      {hasPassword ? <PasswordForm user={rest} /> : <PasswordByMail user={rest} />}
    </AccountSection>
  );
}
