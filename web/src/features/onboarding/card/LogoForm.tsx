import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { PictureUpload } from '../../uploads/PictureUpload.tsx';
import type { ConversationEvent } from '../conversationState.ts';
import { messages } from '../messages.ts';
import { useCloseFact } from './closeFact.ts';
import type { EditDraft } from './useEditDraft.ts';

interface Props {
  conversation: { id: string; token: string };
  hasLogo: boolean;
  dispatch: Dispatch<ConversationEvent>;
  onEdit: EditDraft;
}

/** Uploads another logo, or removes it. */
export function LogoForm({ conversation, hasLogo, dispatch, onEdit }: Props) {
  const close = useCloseFact();
  const root = useRef<HTMLDivElement>(null);
  const { show } = useSnackbar();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const remove = async (): Promise<void> => {
    setIsRemoving(true);
    const refusal = await onEdit({ removesLogo: true });
    setIsRemoving(false);
    if (refusal) setFailure(refusal);
    else close();
  };
  return (
    <Stack ref={root} $gap={3}>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      <PictureUpload
        label={messages.logoLabel}
        target={{
          context: 'restaurant_logo',
          resourceId: conversation.id,
          conversation: conversation.token,
        }}
        maxBytes={PICTURE_BYTES.small}
        onUploaded={(logoUrl) => {
          show({ message: messages.logoUploaded, color: 'success' });
          dispatch({ type: 'logoUploaded', logoUrl });
          close();
        }}
        actions={
          <>
            {hasLogo && (
              <Button variant="quiet" loading={isRemoving} onClick={() => void remove()}>
                {messages.logoRemove}
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              {messages.factCancel}
            </Button>
          </>
        }
      />
    </Stack>
  );
}
