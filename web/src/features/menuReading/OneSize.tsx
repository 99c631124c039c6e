import { formatPence, priceText } from '@forkfront/common/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import type { LineValues } from './lines.rules.ts';
import { messages } from './messages.ts';

interface Props {
  /** Of the dish. */
  name: string;
  /** Pence; what the line says. */
  price: number;
  sizes: LineValues['sizes'];
  onChange: (sizes: LineValues['sizes']) => void;
}

/** Asks which size of a dish has a price. */
export function OneSize({ name, price, sizes, onChange }: Props) {
  return (
    <Stack $gap={2} role="group" aria-label={messages.whichSize(name, formatPence(price))}>
      <Text $size={15}>{messages.whichSize(name, formatPence(price))}</Text>
      <Stack $row $gap={2}>
        {sizes.map((size, chosen) => (
          <Button
            key={size.name}
            variant="secondary"
            onClick={() =>
              onChange(sizes.map((each, at) => (at === chosen ? { ...each, price: priceText(price) } : each)))
            }
          >
            {size.name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
