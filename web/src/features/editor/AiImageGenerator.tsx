import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { AiImageGenerator_restaurant$key } from '../../__generated__/AiImageGenerator_restaurant.graphql.ts';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { ImagePrompt, type PicturePurpose } from './ImagePrompt.tsx';
import { messages } from './messages.ts';
import { PremiumLock } from './PremiumLock.tsx';

/* Looks disabled, but a press explains how to unlock it. */
const LockedButton = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  ${buttonStyle}
  align-self: flex-start;
`;

interface Props {
  restaurant: AiImageGenerator_restaurant$key;
  /** Name of the locked feature, as the start of a sentence. */
  feature: string;
  /** Decides the shape of the picture. */
  purpose: PicturePurpose;
  /** The initial prompt. */
  suggestion?: string;
  onUse: (imageUrl: string) => void;
}

/** Generates pictures from text on paid plans; locked on the free plan (spec §2). */
export function AiImageGenerator({ restaurant, feature, purpose, suggestion = '', onUse }: Props) {
  const site = useFragment(
    graphql`
      fragment AiImageGenerator_restaurant on Restaurant {
        id
        hasPaidFeatures
        ...PremiumLock_restaurant
      }
    `,
    restaurant,
  );
  const { id, hasPaidFeatures } = site;
  const { show } = useSnackbar();
  return (
    <Card>
      <Stack>
        <div>
          <Stack $row $gap={3}>
            <Heading as="h3" $size={20}>
              {messages.imageTitle}
            </Heading>
            {hasPaidFeatures && <Chip tone="gold">{messages.pro}</Chip>}
          </Stack>
          <Text $size={15} $soft>
            {messages.imageIntro}
          </Text>
        </div>
        {hasPaidFeatures ? (
          <ImagePrompt restaurantId={id} purpose={purpose} suggestion={suggestion} onUse={onUse} />
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
            <PremiumLock feature={feature} reason={messages.imagePaidOnly} restaurant={site} />
          </>
        )}
      </Stack>
    </Card>
  );
}
