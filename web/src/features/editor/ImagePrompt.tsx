import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formText } from '../../lib/formText.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextareaField } from '../../ui/TextareaField.tsx';
import { FailureAlert } from '../accounts/FailureAlert.tsx';
import { useFormSubmit } from '../accounts/useFormSubmit.ts';
import { checkPrompt } from './imagePrompt.rules.ts';
import { messages } from './messages.ts';
import { useGenerateProductImage } from './useGenerateProductImage.ts';

/* What is drawn is square: nothing moves when it comes. */
const Picture = styled.img`
  width: min(100%, 360px);
  aspect-ratio: 1;
  border-radius: var(--radius);
`;

const Drawing = styled(Skeleton)`
  aspect-ratio: 1;
`;

interface Drawn {
  imageUrl: string;
  prompt: string;
}

interface Props {
  restaurantId: string;
  onUse: (imageUrl: string) => void;
}

/** Words in, a picture out. The words stay, to be changed and tried again. */
export function ImagePrompt({ restaurantId, onUse }: Props) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [generate, isLoading] = useGenerateProductImage();
  const { failure, forget, onSubmit } = useFormSubmit({
    read: (data) => ({ prompt: formText(data, 'prompt').trim() }),
    check: checkPrompt,
    send: async ({ prompt }) => {
      const outcome = await generate({ restaurantId, prompt });
      if (!('imageUrl' in outcome)) return outcome;
      setDrawn({ imageUrl: outcome.imageUrl, prompt });
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
        help={messages.imageHelp}
        error={failure?.fields['prompt']}
      />
      <FailureAlert failure={failure} onWaited={forget} />
      {isLoading ? (
        <SkeletonRegion label={messages.imageDrawing}>
          <Drawing $width="360px" $height="auto" $radius="10px" />
        </SkeletonRegion>
      ) : (
        drawn && <Picture src={drawn.imageUrl} alt={messages.imageAlt(drawn.prompt)} />
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
