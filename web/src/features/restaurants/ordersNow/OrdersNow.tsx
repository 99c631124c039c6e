import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrdersNow_restaurant$key } from '../../../__generated__/OrdersNow_restaurant.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ToggleButtons } from '../../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { isWithoutHours, type Kind, offeredKinds, ordersLines, untilText } from './ordersNow.rules.ts';
import { useOrdersNow } from './useOrdersNow.ts';

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > span {
    white-space: normal;
  }
`;

/** The buttons fill their rows; their label has a row of its own. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-width: 400px;
  > span {
    flex: 0 0 100%;
  }
  > button {
    flex: 1 1 auto;
    padding-inline: var(--space-3);
  }
`;

const BUSY_MINUTES = 15;

/** Whether the site takes orders now; one press pauses it, opens it again, or adds time while the kitchen is busy. */
export function OrdersNow({ restaurant }: { restaurant: OrdersNow_restaurant$key }) {
  const data = useFragment(
    graphql`
      fragment OrdersNow_restaurant on Restaurant {
        ...useOrdersNow_restaurant
      }
    `,
    restaurant,
  );
  const { site, now, isChanging, pause, resume, setBusy } = useOrdersNow(data);
  const { ordering } = site;
  const [choice, setChoice] = useState<Kind | 'BOTH'>('BOTH');
  const offered = offeredKinds(ordering);
  const chosen = offered.filter((kind) => choice === 'BOTH' || offered.length < 2 || kind === choice);
  const paused = offered.filter((kind) => ordering.pauses.some(({ fulfilment }) => fulfilment === kind));
  // Without hours there is nothing to pause.
  const canPause = offered.length > 0 && !isWithoutHours(ordering);
  const isPaused = chosen.length > 0 && chosen.every((kind) => paused.includes(kind));
  const { busy, timeZone } = ordering;
  if (!site.isActive) return <Text $size={15}>{messages.inactive}</Text>;
  return (
    <Stack $gap={3}>
      <State role="status">
        {ordersLines(ordering, now).map(({ tone, text }) => (
          <Chip key={text} tone={tone} dot>
            {text}
          </Chip>
        ))}
        {busy && (
          <Chip tone="warning" dot>
            {messages.busyUntil(busy.minutes, untilText(timeZone, busy.until, now))}
          </Chip>
        )}
      </State>
      {canPause && offered.length > 1 && (
        <ToggleButtons
          label={messages.which}
          options={(['BOTH', ...offered] as const).map((value) => ({ value, label: messages.kinds[value] }))}
          value={choice}
          onChange={setChoice}
        />
      )}
      {canPause && (
        <Actions>
          {isPaused ? (
            <Button loading={isChanging} onClick={() => resume(chosen)}>
              {messages.resume}
            </Button>
          ) : (
            <>
              <Text as="span" $size={15}>
                {messages.pause}
              </Text>
              {([30, 60] as const).map((minutes) => (
                <Button
                  key={minutes}
                  variant="secondary"
                  disabled={isChanging}
                  aria-label={messages.pauseForLabel(messages.pauseFor[minutes])}
                  onClick={() => pause(chosen, minutes)}
                >
                  {messages.pauseFor[minutes]}
                </Button>
              ))}
              <Button
                variant="secondary"
                disabled={isChanging}
                aria-label={messages.pauseOpenEndLabel}
                onClick={() => pause(chosen, null)}
              >
                {messages.pauseOpenEnd}
              </Button>
            </>
          )}
          <Button
            variant="secondary"
            disabled={isChanging}
            onClick={() => setBusy(busy ? null : BUSY_MINUTES)}
          >
            {busy ? messages.busyEnd : messages.busy}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
