import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { useState, useRef } from 'react';
import { styled } from 'styled-components';
import { useReturnedFocus } from '../../lib/focus.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import { useObjectUrl } from '../uploads/useObjectUrl.ts';
import { AiImageGenerator } from '../editor/AiImageGenerator.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { type EditedSiteKey, useUpdateRestaurant } from '../editor/useUpdateRestaurant.ts';
import { messages } from './messages.ts';

type Kind = 'hero' | 'logo';

const UPLOADS = {
  hero: { maxBytes: PICTURE_BYTES.large, aspect: 16 / 9 },
  logo: { maxBytes: PICTURE_BYTES.small },
};

const Frame = styled.div<{ $kind: Kind; $sending: boolean }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: ${({ $kind }) => ($kind === 'hero' ? '100%' : '128px')};
  max-width: 100%;
  aspect-ratio: ${({ $kind }) => ($kind === 'hero' ? '16 / 9' : '1')};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: ${({ $kind }) => ($kind === 'hero' ? 'var(--surface-2)' : '#ffffff')};
  img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $kind }) => ($kind === 'hero' ? 'cover' : 'contain')};
    opacity: ${({ $sending }) => ($sending ? 0.7 : 1)};
    transition: opacity var(--ease);
  }
`;

interface Props {
  kind: Kind;
  plan: PlanSite;
  restaurant: EditedSiteKey;
}

/** The hero picture or the logo of the site (spec §2). A chosen picture is shown at once, and saved after its upload. */
export function SitePicture({ kind, plan, restaurant }: Props) {
  const [site, update, isSaving] = useUpdateRestaurant(restaurant);
  const field = kind === 'hero' ? 'coverImageUrl' : 'logoUrl';
  const saved = site[field] ?? null;
  const text = messages[kind];
  const isSample = kind === 'hero' && site.hasSampleCover;
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const [sending, setSending] = useState<File | null>(null);
  const [refused, setRefused] = useState<{ address: string | null; message: string } | null>(null);
  const objectUrl = useObjectUrl(sending);
  // The object URL outlives the file by one render.
  const preview = sending && objectUrl;
  const shown = preview ?? saved;
  useUnsavedGuard(sending !== null || isSaving || refused !== null);
  const root = useRef<HTMLDivElement>(null);
  const [wasRemoved, setWasRemoved] = useState(false);
  useReturnedFocus(root, wasRemoved && saved === null);

  const save = async (address: string | null): Promise<void> => {
    setRefused(null);
    // Confirming its upload sets a logo on the server already; saving it updates the preview.
    const failure = await update(kind === 'hero' ? { coverImageUrl: address } : { logoUrl: address });
    setSending(null);
    if (failure) setRefused({ address, message: failure.fields[field] ?? failure.message });
    else show({ message: address === null ? messages.removed : text.saved, color: 'success' });
  };

  const remove = async (): Promise<void> => {
    // Nothing of the owner's is lost with a sample.
    const isSure =
      isSample ||
      (await confirm({
        title: messages.removeTitle,
        text: messages.removeText,
        confirmText: messages.remove,
        destructive: true,
      }));
    if (!isSure) return;
    setWasRemoved(true);
    await save(null);
  };

  return (
    <EditorSection title={text.title} intro={text.intro}>
      <Stack ref={root} tabIndex={-1}>
        {shown ? (
          <Frame $kind={kind} $sending={preview !== null}>
            <img src={shown} alt={isSample && !preview ? messages.sampleAlt : text.alt} />
          </Frame>
        ) : (
          <Text $size={15} $soft>
            {text.empty}
          </Text>
        )}
        {isSample && !preview && (
          <Text $size={15} $soft>
            {messages.sample}
          </Text>
        )}
        {refused && (
          <Alert
            tone="error"
            title={messages.notSaved}
            action={
              <Button variant="secondary" onClick={() => void save(refused.address)}>
                {messages.tryAgain}
              </Button>
            }
          >
            {refused.message}
          </Alert>
        )}
        <PictureUpload
          label={text.label}
          hint={text.hint}
          target={{ context: `restaurant_${kind}`, resourceId: site.id, conversation: null }}
          {...UPLOADS[kind]}
          {...(saved ? { chooseText: messages.replace } : {})}
          onSending={(file) => {
            setSending(file);
            if (file) setRefused(null);
          }}
          onUploaded={(address) => void save(address)}
          actions={
            saved &&
            !preview && (
              <Button variant="secondary" loading={isSaving} onClick={() => void remove()}>
                {messages.remove}
              </Button>
            )
          }
        />
      </Stack>
      {kind === 'hero' && (
        <AiImageGenerator
          site={plan}
          features={[messages.aiFeature]}
          purpose="HERO"
          onUse={(address) => void save(address)}
        />
      )}
    </EditorSection>
  );
}
