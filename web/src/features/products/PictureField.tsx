import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Legend } from '../../ui/Fieldset.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import type { UploadTarget } from '../uploads/useUpload.ts';
import { useIsOwner } from '../editor/editorRole.ts';
import { messages as editorMessages } from '../editor/messages.ts';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Root = styled(Stack)<{ name: string }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** How a picture is shown, and what it is called: a product's is square (spec §5), a section's is a strip. */
const KINDS = {
  product: { width: 160, height: 160, ...messages.productPicture },
  section: { width: 240, height: 80, ...messages.sectionPicture },
};

interface Props {
  kind: keyof typeof KINDS;
  site: PlanSite;
  draft: Pick<ProductDraft, 'imageUrl' | 'name'>;
  error: string | undefined;
  target: UploadTarget;
  /** Null: no picture. */
  onChange: (imageUrl: string | null) => void;
  onSending: (isSending: boolean) => void;
}

/** The picture of a product or a section, saved with the form (spec §5: 5 MB). Without paid features it can only be removed; the
 * lock of a product's form says so. */
export function PictureField({ kind, site, draft: { imageUrl, name }, error, target, ...rest }: Props) {
  const { onChange, onSending } = rest;
  const { width, height, label, hint, alt } = KINDS[kind];
  const root = useRef<HTMLDivElement>(null);
  const isOwner = useIsOwner();
  const remove = (): void => {
    onChange(null);
    // The button unmounts.
    root.current?.focus({ preventScroll: true });
  };
  const removal = imageUrl && (
    <Button variant="secondary" onClick={remove}>
      {messages.removePicture}
    </Button>
  );
  return (
    // The name makes the form focus it when the field has an error.
    <Root as="fieldset" ref={root} name="imageUrl" tabIndex={-1} $gap={3}>
      <Legend>{messages.picture}</Legend>
      {imageUrl && <ProductPicture imageUrl={imageUrl} size={width} height={height} alt={alt(name.trim())} />}
      {site.hasPaidFeatures ? (
        <PictureUpload
          label={label}
          target={target}
          maxBytes={PICTURE_BYTES.small}
          aspect={width / height}
          hint={hint}
          {...(imageUrl ? { chooseText: messages.replacePicture } : {})}
          onSending={(file) => onSending(file !== null)}
          onUploaded={(address) => {
            onSending(false);
            onChange(address);
          }}
          actions={removal}
        />
      ) : (
        <>
          {removal}
          {kind === 'section' && (
            <Text $size={15} $soft>
              {messages.picturePaidOnly}{' '}
              {isOwner ? (
                <TextLink to="/packages" search={{ upgrading: site.id }}>
                  {messages.pictureUpgrade}
                </TextLink>
              ) : (
                editorMessages.askOwner
              )}
            </Text>
          )}
        </>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Root>
  );
}
