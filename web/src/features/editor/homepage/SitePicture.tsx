import { useState, useRef } from 'react';
import { styled } from 'styled-components';
import type { useUpdateRestaurant_restaurant$key } from '../../../__generated__/useUpdateRestaurant_restaurant.graphql.ts';
import { useReturnedFocus } from '../../../lib/focus.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { PictureUpload } from '../../uploads/PictureUpload.tsx';
import { useObjectUrl } from '../../uploads/useObjectUrl.ts';
import type { UploadTarget } from '../../uploads/useUpload.ts';
import { useUnsavedGuard } from '../UnsavedGuard.tsx';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { messages } from './messages.ts';

interface SitePictureEdit {
  /** Object URL of the picture that is being uploaded or saved; null without one. */
  preview: string | null;
  isSaving: boolean;
  /** A failed save or removal. */
  failure: { message: string; retry: () => void } | null;
  /** Null when the upload failed or was cancelled. */
  setSending: (file: File | null) => void;
  /** Saves the address of the picture; null removes it. */
  save: (address: string | null) => Promise<void>;
}

/** Shows a chosen picture at once and saves it after its upload; shows the old one again when either fails. */
export function useSitePicture(
  restaurant: useUpdateRestaurant_restaurant$key,
  field: 'coverImageUrl' | 'logoUrl',
  savedText: string,
): SitePictureEdit {
  const { show } = useSnackbar();
  const [update, isSaving] = useUpdateRestaurant(restaurant);
  const [sending, setSending] = useState<File | null>(null);
  const [refused, setRefused] = useState<{ address: string | null; message: string } | null>(null);
  const objectUrl = useObjectUrl(sending);
  useUnsavedGuard(sending !== null || isSaving || refused !== null);

  const save = async (address: string | null): Promise<void> => {
    setRefused(null);
    const failure = await update(field === 'logoUrl' ? { logoUrl: address } : { coverImageUrl: address });
    setSending(null);
    if (failure) setRefused({ address, message: failure.fields[field] ?? failure.message });
    else show({ message: address === null ? messages.removed : savedText, color: 'success' });
  };

  return {
    // The object URL outlives the file by one render.
    preview: sending && objectUrl,
    isSaving,
    failure: refused && { message: refused.message, retry: () => void save(refused.address) },
    setSending: (file) => {
      setSending(file);
      if (file) setRefused(null);
    },
    save,
  };
}

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
  /** The saved picture; null without one. */
  address: string | null;
  shape: Shape;
  alt: string;
  empty: string;
  label: string;
  hint: string;
  target: UploadTarget;
  /** Bytes. */
  maxBytes: number;
  /** Width by height to crop to; without it the picture is not cropped. */
  aspect?: number;
}

/** A picture of the site with upload, Replace and Remove. */
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
