import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { FieldNote } from '../../../ui/FieldFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { MAX_PICTURE_BYTES } from '../../uploads/picture.rules.ts';
import { PictureUpload } from '../../uploads/PictureUpload.tsx';
import type { UploadTarget } from '../../uploads/uploadTarget.ts';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Root = styled(Stack)<{ name: string }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--size-15);
  font-weight: 600;
`;

interface Props {
  draft: ProductDraft;
  error: string | undefined;
  target: UploadTarget;
  /** null: without a picture. */
  onChange: (imageUrl: string | null) => void;
  onSending: (isSending: boolean) => void;
}

/** The picture of a product: a square, replaced or removed with the next save (spec §5: 5 MB). */
export function PictureField({ draft: { imageUrl, name }, error, target, onChange, onSending }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const remove = (): void => {
    onChange(null);
    // The button goes away.
    root.current?.focus({ preventScroll: true });
  };
  return (
    // Its name makes it the place of the field's sentence; the keyboard is put here then.
    <Root as="fieldset" ref={root} name="imageUrl" tabIndex={-1} $gap={3}>
      <Legend>{messages.picture}</Legend>
      {imageUrl && <ProductPicture imageUrl={imageUrl} size={160} alt={messages.pictureAlt(name.trim())} />}
      <PictureUpload
        label={messages.pictureLabel}
        target={target}
        maxBytes={MAX_PICTURE_BYTES}
        aspect={1}
        hint={messages.pictureHint}
        {...(imageUrl ? { chooseText: messages.replacePicture } : {})}
        onSending={(file) => onSending(file !== null)}
        onUploaded={(address) => {
          onSending(false);
          onChange(address);
        }}
        actions={
          imageUrl && (
            <Button variant="secondary" onClick={remove}>
              {messages.removePicture}
            </Button>
          )
        }
      />
      {error && (
        <FieldNote $error role="alert">
          <Icon icon={CircleAlert} size={18} />
          <span>{error}</span>
        </FieldNote>
      )}
    </Root>
  );
}
