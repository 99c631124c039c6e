import { Sparkles, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { appendSentence, describeProduct } from './description.rules.ts';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';

/**
 * Appends a canned description after `delay` ms (spec §9); a second one replaces the first. `undo` restores the old text; null
 * when nothing was written, or the text was edited since.
 */
function useWrittenDescription(
  { name, description }: Pick<ProductDraft, 'name' | 'description'>,
  delay: number,
  onChange: (description: string) => void,
) {
  const [isWriting, setIsWriting] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);

  const finish = useEffectEvent(() => {
    const before = replaced?.after === description ? replaced.before : description;
    const after = appendSentence(before, describeProduct(name, before));
    setIsWriting(false);
    setReplaced({ before, after });
    onChange(after);
  });
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(finish, delay);
    return () => clearTimeout(timer);
  }, [isWriting, delay]);

  const undo = (): void => {
    if (replaced) onChange(replaced.before);
    setReplaced(null);
  };
  return {
    isWriting,
    write: () => setIsWriting(true),
    undo: replaced && replaced.after === description ? undo : null,
  };
}

interface Props {
  draft: ProductDraft;
  error: string | undefined;
  isOptional: boolean;
  site: PlanSite;
  /** How long the helper takes, ms (spec §9). */
  delay: number;
  onChange: (description: string) => void;
}

/** The description, with a helper that writes one on paid plans (spec §2). The lock of the free plan is below the form. */
export function DescriptionField({ draft, error, isOptional, site, delay, onChange }: Props) {
  const { isWriting, write, undo } = useWrittenDescription(draft, delay, onChange);
  const writeButton = useRef<HTMLButtonElement>(null);
  const takeBack = (): void => {
    undo?.();
    // The Undo button unmounts.
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
      {site.hasPaidFeatures && (
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
      )}
    </Stack>
  );
}
