import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import { messages } from './messages.ts';

interface Props {
  conversation: { id: string; token: string };
  /** Gets the address and the chosen file. */
  onUploaded: (logoUrl: string, file: File | null) => void;
  onSkip: () => void;
}

/** Shown when the assistant asks for the logo (spec §2); may be skipped. */
export function LogoUpload({ conversation, onUploaded, onSkip }: Props) {
  const { show } = useSnackbar();
  const sent = useRef<File>(null);
  return (
    <PictureUpload
      label={messages.logoLabel}
      target={{
        context: 'restaurant_logo',
        resourceId: conversation.id,
        conversation: conversation.token,
      }}
      maxBytes={PICTURE_BYTES.small}
      onSending={(file) => {
        sent.current = file;
      }}
      onUploaded={(logoUrl) => {
        show({ message: messages.logoUploaded, color: 'success' });
        onUploaded(logoUrl, sent.current);
      }}
      actions={
        <Button variant="quiet" onClick={onSkip}>
          {messages.skip}
        </Button>
      }
    />
  );
}
