import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { PictureCard } from './PictureCard.ts';
import type { UploadFailure } from './uploadFailure.ts';
import { useObjectUrl } from './useObjectUrl.ts';

const Root = styled(PictureCard)`
  border-color: var(--error);
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  file: File;
  failure: UploadFailure;
  onRetry: () => void;
  onChoose: () => void;
  actions?: ReactNode;
}

/** A picture that did not arrive; the snackbar has said why, here stands what can be done. */
export function PictureFailed({ file, failure, onRetry, onChoose, actions }: Props) {
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
      <Actions>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button variant="secondary" onClick={onChoose}>
          {messages.chooseAnother}
        </Button>
        {actions}
      </Actions>
    </Root>
  );
}
