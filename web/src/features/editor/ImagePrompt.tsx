import { useState, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ImagePromptMutation } from '../../__generated__/ImagePromptMutation.graphql.ts';
import type { FieldErrors } from '../../forms/fields.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { messages } from './messages.ts';

/** The place of a generated picture: products are square, heroes 16:9 (spec §5). */
export type PicturePurpose = 'PRODUCT' | 'HERO';

/** The server's limit, in characters. */
const MAX_PROMPT = 300;

/** The initial prompt for a product; empty without a name. */
export const suggestPrompt = ({ name, description }: { name: string; description: string }): string =>
  [name.trim(), name.trim() && description.trim()].filter(Boolean).join(': ').slice(0, MAX_PROMPT);

/** The error of a trimmed prompt. */
export function checkPrompt({ prompt }: { prompt: string }): FieldErrors {
  if (prompt === '') return { prompt: messages.imagePromptEmpty };
  return prompt.length > MAX_PROMPT ? { prompt: messages.imagePromptLong } : {};
}

const useGenerateProductImage = () =>
  useMutationOutcome<ImagePromptMutation>(graphql`
    mutation ImagePromptMutation($input: GenerateProductImageInput!) {
      generateProductImage(input: $input) {
        ... on GenerateProductImagePayload @alias(as: "payload") {
          imageUrl
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

const ASPECTS: Record<PicturePurpose, string> = { PRODUCT: '1', HERO: '16 / 9' };
const WIDTHS: Record<PicturePurpose, string> = { PRODUCT: '360px', HERO: '640px' };

/* The same shape as in its place, so that the layout does not shift. */
const Picture = styled.img<{ $purpose: PicturePurpose }>`
  width: min(100%, ${({ $purpose }) => WIDTHS[$purpose]});
  aspect-ratio: ${({ $purpose }) => ASPECTS[$purpose]};
  object-fit: cover;
  border-radius: var(--radius);
`;

const Drawing = styled(Skeleton)<{ $purpose: PicturePurpose }>`
  aspect-ratio: ${({ $purpose }) => ASPECTS[$purpose]};
`;

interface Props {
  restaurantId: string;
  purpose: PicturePurpose;
  /** The prompt until the owner edits it. */
  suggestion: string;
  onUse: (imageUrl: string) => void;
}

/** Generates a picture from a prompt, which stays in the field for another try. */
export function ImagePrompt({ restaurantId, purpose, suggestion, onUse }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const prompt = typed ?? suggestion;
  const [drawn, setDrawn] = useState<{ imageUrl: string; prompt: string } | null>(null);
  const [generate, isLoading] = useGenerateProductImage();
  const { failure, forget, onSubmit } = useFormSubmit({
    values: { prompt: prompt.trim() },
    check: checkPrompt,
    send: async (sent) => {
      const variables = { input: { restaurantId, purpose, ...sent } };
      const { payload, refusal } = await generate({ variables, fallback: messages.imageFailed });
      if (!payload) return refusal;
      setDrawn({ imageUrl: payload.imageUrl, ...sent });
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
