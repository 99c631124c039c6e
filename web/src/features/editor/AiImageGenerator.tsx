import { MAX_PROMPT_LENGTH } from '@forkfront/common/limits.ts';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AiImageGeneratorMutation } from '../../__generated__/AiImageGeneratorMutation.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { type FieldErrors, presentErrors, textError } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button, buttonStyle, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { type PlanSite, PremiumLock } from './PremiumLock.tsx';

interface Props {
  site: PlanSite;
  /** What the lock of the free plan names, as the start of a sentence. */
  features: readonly string[];
  /** Decides the shape of the picture. */
  purpose: PicturePurpose;
  /** The prompt until the owner edits it. */
  suggestion?: string;
  onUse: (imageUrl: string) => void;
}

/** The place of a generated picture: products are square, heroes 16:9 (spec §5). */
type PicturePurpose = 'PRODUCT' | 'HERO';

/** The initial prompt for a product; empty without a name. */
export const suggestPrompt = ({ name, description }: { name: string; description: string }): string =>
  [name.trim(), name.trim() && description.trim()].filter(Boolean).join(': ').slice(0, MAX_PROMPT_LENGTH);

/** The error of a prompt. */
export const checkPrompt = ({ prompt }: { prompt: string }): FieldErrors =>
  presentErrors({
    prompt: textError(prompt, MAX_PROMPT_LENGTH, messages.imagePromptEmpty, messages.imagePromptLong),
  });

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

type PromptProps = Omit<Required<Props>, 'site' | 'features'> & { restaurantId: string };

/** Generates a picture from a prompt, which stays in the field for another try. */
function ImagePrompt({ restaurantId, purpose, suggestion, onUse }: PromptProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const prompt = typed ?? suggestion;
  const [drawn, setDrawn] = useState<{ imageUrl: string; prompt: string } | null>(null);
  const [generate, isLoading] = useMutationOutcome<AiImageGeneratorMutation>(graphql`
    mutation AiImageGeneratorMutation($input: GenerateProductImageInput!) {
      generateProductImage(input: $input) {
        ... on GenerateProductImagePayload @alias(as: "payload") {
          imageUrl
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
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
  });
  return (
    <Form gap={4} onSubmit={onSubmit}>
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
    </Form>
  );
}

/* Looks disabled, but a press explains how to unlock it. */
const LockedButton = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  ${buttonStyle}
  align-self: flex-start;
`;

/** Generates pictures from text on paid plans; locked on the free plan (spec §2). */
export function AiImageGenerator({ site, features, purpose, suggestion = '', onUse }: Props) {
  const { show } = useSnackbar();
  return (
    <Card>
      <Stack>
        <div>
          <Stack $row $gap={3}>
            <Heading as="h3" $size={20}>
              {messages.imageTitle}
            </Heading>
            {site.hasPaidFeatures && <Chip tone="gold">{messages.pro}</Chip>}
          </Stack>
          <Text $size={15} $soft>
            {messages.imageIntro}
          </Text>
        </div>
        {site.hasPaidFeatures ? (
          <ImagePrompt restaurantId={site.id} purpose={purpose} suggestion={suggestion} onUse={onUse} />
        ) : (
          <>
            <LockedButton
              type="button"
              aria-disabled
              $variant="secondary"
              $size="medium"
              $wide={false}
              onClick={() => show({ message: messages.imageUpgrade, color: 'warning' })}
            >
              {messages.imageGenerate}
            </LockedButton>
            <PremiumLock features={features} reason={messages.imagePaidOnly} site={site} />
          </>
        )}
      </Stack>
    </Card>
  );
}
