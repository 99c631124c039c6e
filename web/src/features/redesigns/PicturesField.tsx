import { PICTURE_BYTES, REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { useState } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import type { UploadTarget } from '../uploads/useUpload.ts';
import { messages } from './messages.ts';
import { Pictures } from './Pictures.tsx';

/** The pictures of a form that is not sent yet. `isSending`: one of them is on its way. */
export function usePictures() {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  return { urls, setUrls, isSending, setIsSending };
}

interface Props {
  label: string;
  target: Pick<UploadTarget, 'context' | 'resourceId'>;
  pictures: ReturnType<typeof usePictures>;
}

/** Uploads up to 6 pictures, shows them and removes them from the form. */
export function PicturesField({ label, target, pictures }: Props) {
  const { urls, setUrls, setIsSending } = pictures;
  return (
    <Stack $gap={3} role="group" aria-label={label}>
      {urls.length > 0 && (
        <Pictures
          urls={urls}
          label={label}
          onRemove={(removed) => setUrls((before) => before.filter((url) => url !== removed))}
        />
      )}
      {urls.length < REDESIGN_LIMITS.pictures ? (
        <PictureUpload
          target={{ ...target, conversation: null }}
          label={label}
          hint={messages.picturesHint(REDESIGN_LIMITS.pictures)}
          maxBytes={PICTURE_BYTES.large}
          onSending={(file) => setIsSending(file !== null)}
          onUploaded={(url) => {
            setIsSending(false);
            setUrls((before) => [...before, url]);
          }}
        />
      ) : (
        <Text $size={15} $soft>
          {messages.picturesFull(REDESIGN_LIMITS.pictures)}
        </Text>
      )}
    </Stack>
  );
}
