import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReturnedFocus } from '../../../lib/useReturnedFocus.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PictureUpload } from '../../uploads/PictureUpload.tsx';
import type { UploadTarget } from '../../uploads/uploadTarget.ts';
import { messages } from './messages.ts';
import type { SitePictureEdit } from './useSitePicture.ts';

type Shape = 'hero' | 'logo';

const Frame = styled.div<{ $shape: Shape; $sending: boolean }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: ${({ $shape }) => ($shape === 'hero' ? '100%' : '128px')};
  max-width: 100%;
  aspect-ratio: ${({ $shape }) => ($shape === 'hero' ? '16 / 9' : '1')};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: ${({ $shape }) => ($shape === 'hero' ? 'var(--surface-2)' : '#ffffff')};
  img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $shape }) => ($shape === 'hero' ? 'cover' : 'contain')};
    opacity: ${({ $sending }) => ($sending ? 0.7 : 1)};
    transition: opacity var(--ease);
  }
`;

interface Props {
  picture: SitePictureEdit;
  /** What the site shows; null for nothing. */
  address: string | null;
  shape: Shape;
  alt: string;
  empty: string;
  label: string;
  hint: string;
  target: UploadTarget;
  /** Bytes. */
  maxBytes: number;
  /** Width by height of the crop step; without it there is none. */
  aspect?: number;
}

/** A picture of the site with its upload, Replace and Remove. */
export function SitePicture({ picture, address, shape, alt, empty, aspect, ...upload }: Props) {
  const { preview, isSaving, failure, setSending, save } = picture;
  const confirm = useConfirm();
  const shown = preview ?? address;
  const root = useRef<HTMLDivElement>(null);
  const [wasRemoved, setWasRemoved] = useState(false);
  useReturnedFocus(root, wasRemoved && address === null);

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.removeTitle,
      text: messages.removeText,
      confirmText: messages.remove,
      destructive: true,
    });
    if (!isSure) return;
    setWasRemoved(true);
    await save(null);
  };

  return (
    <Stack ref={root} tabIndex={-1}>
      {shown ? (
        <Frame $shape={shape} $sending={preview !== null}>
          <img src={shown} alt={alt} />
        </Frame>
      ) : (
        <Text $size={15} $soft>
          {empty}
        </Text>
      )}
      {failure && (
        <Alert
          tone="error"
          title={messages.notSaved}
          action={
            <Button variant="secondary" onClick={failure.retry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      <PictureUpload
        {...upload}
        {...(aspect === undefined ? {} : { aspect })}
        {...(address ? { chooseText: messages.replace } : {})}
        onSending={setSending}
        onUploaded={(uploaded) => void save(uploaded)}
        actions={
          address &&
          !preview && (
            <Button variant="secondary" loading={isSaving} onClick={() => void remove()}>
              {messages.remove}
            </Button>
          )
        }
      />
    </Stack>
  );
}
