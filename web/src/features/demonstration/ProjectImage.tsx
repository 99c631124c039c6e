import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { PictureCard } from '../uploads/PictureCard.ts';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import { MAX_PROJECT_IMAGE_BYTES } from './approval.rules.ts';
import { messages } from './messages.ts';

interface Props {
  /** Address of the uploaded picture; '' without one. */
  imageUrl: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
}

/** The picture of a project: to be uploaded, or uploaded. Each mounting is a project of its own to the server. */
export function ProjectImage({ imageUrl, error, onChange }: Props) {
  const [resourceId] = useState(() => crypto.randomUUID());
  const replace = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The cancel button of the upload has gone with it: the keyboard stays at the picture.
    const active = document.activeElement;
    if (imageUrl && (active === document.body || active?.contains(replace.current))) replace.current?.focus();
  }, [imageUrl]);

  return (
    <Stack $gap={2}>
      {imageUrl ? (
        <PictureCard role="group" aria-label={messages.picture}>
          <img src={imageUrl} alt={messages.pictureAlt} />
          <div>
            <Text $size={15}>
              <strong>{messages.picture}</strong>
            </Text>
            <Text $size={13} $soft role="status">
              {messages.pictureReady}
            </Text>
          </div>
          <Button ref={replace} variant="secondary" onClick={() => onChange('')}>
            {messages.replacePicture}
          </Button>
        </PictureCard>
      ) : (
        <PictureUpload
          label={messages.picture}
          target={{ context: 'project_design', resourceId, conversation: null }}
          maxBytes={MAX_PROJECT_IMAGE_BYTES}
          onUploaded={onChange}
        />
      )}
      {error && (
        <FieldNote $error role="alert">
          <Icon icon={CircleAlert} size={18} />
          <span>{error}</span>
        </FieldNote>
      )}
    </Stack>
  );
}
