import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteAccount_user$key } from '../../../__generated__/DeleteAccount_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';

// Dialogs are loaded when they are asked for.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** The way to the end; what it means and the red button stand in the dialog. */
export function DeleteAccount({ user }: { user: DeleteAccount_user$key }) {
  const rest = useFragment(
    graphql`
      fragment DeleteAccount_user on User {
        ...DeleteAccountDialog_user
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
          <DeleteAccountDialog user={rest} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </AccountSection>
  );
}
