import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import type { UploadFailure } from './useUpload.ts';

/** The frame of a picture during its upload. */
export const PictureCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1.5px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > img {
    flex: none;
    width: auto;
    min-width: 56px;
    max-width: 100px;
    height: 56px;
    border-radius: var(--radius);
    background: #ffffff;
    object-fit: contain;
  }
  > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface ProgressProps {
  file: File;
  /** 0 to 1; at 1 the storage has the file and our server checks it. */
  progress: number;
  onCancel: () => void;
}

/** A picture that is being uploaded. */
export function PictureProgress({ file, progress, onCancel }: ProgressProps) {
  const thumbnail = useObjectUrl(file);
  return (
    <PictureCard>
      {thumbnail && <img src={thumbnail} alt="" />}
      <div>
        <ProgressBar
          label={progress < 1 ? messages.uploading(file.name) : messages.finishing}
          value={progress}
        />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </PictureCard>
  );
}

const Root = styled(PictureCard)`
  border-color: var(--error);
`;

interface FailedProps {
  file: File;
  failure: UploadFailure;
  onRetry: () => void;
  onChoose: () => void;
  actions?: ReactNode;
}

/** A picture whose upload failed, with what can be done; the snackbar says why. */
export function PictureFailed({ file, failure, onRetry, onChoose, actions }: FailedProps) {
  const thumbnail = useObjectUrl(file);
  return (
    <Root>
      {thumbnail && <img src={thumbnail} alt="" />}
      <div>
        <Text $size={15}>
          <strong>{messages.notUploaded(file.name)}</strong>
        </Text>
        <Text $size={15} $soft>
          {failure.detail ?? failure.message}
        </Text>
      </div>
      <Stack as="span" $row $gap={2}>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button variant="secondary" onClick={onChoose}>
          {messages.chooseAnother}
        </Button>
        {actions}
      </Stack>
    </Root>
  );
}
