import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextareaField } from '../../ui/TextareaField.tsx';
import { FailureAlert } from '../accounts/FailureAlert.tsx';
import { useFormSubmit } from '../accounts/useFormSubmit.ts';
import { checkPrompt } from './imagePrompt.rules.ts';
import { messages } from './messages.ts';
import type { PicturePurpose } from './picturePurpose.ts';
import { useGenerateProductImage } from './useGenerateProductImage.ts';

const ASPECTS: Record<PicturePurpose, string> = { PRODUCT: '1', HERO: '16 / 9' };
const WIDTHS: Record<PicturePurpose, string> = { PRODUCT: '360px', HERO: '640px' };

/* As its place will show it, and nothing moves when it comes. */
const Picture = styled.img<{ $purpose: PicturePurpose }>`
  width: min(100%, ${({ $purpose }) => WIDTHS[$purpose]});
  aspect-ratio: ${({ $purpose }) => ASPECTS[$purpose]};
  object-fit: cover;
  border-radius: var(--radius);
`;

const Drawing = styled(Skeleton)<{ $purpose: PicturePurpose }>`
  aspect-ratio: ${({ $purpose }) => ASPECTS[$purpose]};
`;

interface Drawn {
  imageUrl: string;
  prompt: string;
}

interface Props {
  restaurantId: string;
  purpose: PicturePurpose;
  /** Stands in the field until something is typed. */
  suggestion: string;
  onUse: (imageUrl: string) => void;
}

/** Words in, a picture out. The words stay, to be changed and tried again. */
export function ImagePrompt({ restaurantId, purpose, suggestion, onUse }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const prompt = typed ?? suggestion;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [generate, isLoading] = useGenerateProductImage();
  const { failure, forget, onSubmit } = useFormSubmit({
    values: { prompt: prompt.trim() },
    check: checkPrompt,
    send: async (sent) => {
      const outcome = await generate({ restaurantId, purpose, ...sent });
      if (!('imageUrl' in outcome)) return outcome;
      setDrawn({ imageUrl: outcome.imageUrl, ...sent });
      return null;
    },
    onDone: () => undefined,
  });
  return (
    <Stack as="form" noValidate onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}>
      <TextareaField
        label={messages.imagePrompt}
        name="prompt"
        rows={2}
        value={prompt}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        help={messages.imageHelp}
        error={failure?.fields['prompt']}
      />
      <FailureAlert failure={failure} onWaited={forget} />
      {isLoading ? (
        <SkeletonRegion label={messages.imageDrawing}>
          <Drawing $purpose={purpose} $width={WIDTHS[purpose]} $height="auto" $radius="10px" />
        </SkeletonRegion>
      ) : (
        drawn && <Picture $purpose={purpose} src={drawn.imageUrl} alt={messages.imageAlt(drawn.prompt)} />
      )}
      <Stack $row $gap={3}>
        {drawn && !isLoading && <Button onClick={() => onUse(drawn.imageUrl)}>{messages.imageUse}</Button>}
        <Button type="submit" variant={drawn ? 'secondary' : 'primary'} loading={isLoading}>
          {drawn ? messages.imageAgain : messages.imageGenerate}
        </Button>
      </Stack>
    </Stack>
  );
}
