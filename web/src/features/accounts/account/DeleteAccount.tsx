import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteAccount_user$key } from '../../../__generated__/DeleteAccount_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';

// The dialog is loaded when it is opened.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** Opens the dialog that deletes the account. */
export function DeleteAccount({ user }: { user: DeleteAccount_user$key }) {
  const account = useFragment(
    graphql`
      fragment DeleteAccount_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <AccountSection title={messages.deleteTitle} intro={messages.deleteIntro}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        {messages.deleteOpen}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <DeleteAccountDialog
            account={account}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
