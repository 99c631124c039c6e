import { Sparkles, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DescriptionField_restaurant$key } from '../../../__generated__/DescriptionField_restaurant.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextareaField } from '../../../ui/TextareaField.tsx';
import { PremiumLock } from '../PremiumLock.tsx';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';
import { useWrittenDescription } from './useWrittenDescription.ts';

interface Props {
  draft: ProductDraft;
  error: string | undefined;
  isOptional: boolean;
  restaurant: DescriptionField_restaurant$key;
  /** How long the helper takes, ms (spec §9). */
  delay: number;
  onChange: (description: string) => void;
}

/** The description, with the helper that writes it on paid plans (spec §2). */
export function DescriptionField({ draft, error, isOptional, restaurant, delay, onChange }: Props) {
  const site = useFragment(
    graphql`
      fragment DescriptionField_restaurant on Restaurant {
        hasPaidFeatures
        ...PremiumLock_restaurant
      }
    `,
    restaurant,
  );
  const { isWriting, write, undo } = useWrittenDescription(draft, delay, onChange);
  const writeButton = useRef<HTMLButtonElement>(null);
  const takeBack = (): void => {
    undo?.();
    // Its own button goes away.
    writeButton.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <TextareaField
        label={messages.description}
        name="description"
        autoComplete="off"
        rows={3}
        optional={isOptional}
        value={draft.description}
        readOnly={isWriting}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
      />
      {site.hasPaidFeatures ? (
        <Stack $row $gap={4}>
          <Button ref={writeButton} variant="secondary" loading={isWriting} onClick={write}>
            <Icon icon={Sparkles} />
            {messages.describe}
          </Button>
          {undo && (
            <Button variant="quiet" onClick={takeBack}>
              <Icon icon={Undo2} />
              {messages.undo}
            </Button>
          )}
          <Chip tone="gold">{messages.pro}</Chip>
          <Text role="status" $size={13} $soft>
            {isWriting ? messages.describing : undo && messages.described}
          </Text>
        </Stack>
      ) : (
        <PremiumLock feature={messages.improveFeature} restaurant={site} />
      )}
    </Stack>
  );
}
