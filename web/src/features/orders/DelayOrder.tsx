import { useState } from 'react';
import { focusNew } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { Minutes } from './Minutes.tsx';

interface Props {
  /** The minutes that the server allows. */
  delays: readonly number[];
  isMoving: boolean;
  onDelay: (minutes: number) => void;
}

/** Gives an order more time: a button that opens the choice of minutes. */
export function DelayOrder({ delays, isMoving, onDelay }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <div data-delay>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {messages.delay}
        </Button>
      </div>
    );
  return (
    <Stack $gap={2} role="group" aria-label={messages.delayBy} ref={focusNew} tabIndex={-1}>
      <Text as="strong">{messages.delayBy}</Text>
      <Minutes>
        {delays.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            disabled={isMoving}
            onClick={() => {
              setIsOpen(false);
              onDelay(minutes);
            }}
          >
            {messages.moreMinutes(minutes)}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {messages.noDelay}
        </Button>
      </Minutes>
    </Stack>
  );
}
