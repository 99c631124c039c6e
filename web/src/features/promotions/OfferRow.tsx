import { EllipsisVertical } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { formatPence } from '@forkfront/common/money.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Row } from '../../ui/Rows.tsx';
import { messages } from './messages.ts';
import type { Offer } from './offer.rules.ts';
import { type OfferKey, useOffer } from './useOffers.ts';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin: 0;
  > div {
    display: grid;
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-13);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

type State = keyof typeof messages.states;
const stateOf = ({ state }: Offer): State =>
  (Object.keys(messages.states) as State[]).find((known) => known === state) ?? 'ENDED';

interface Props {
  promotion: OfferKey;
  /** Whether the plan has offers: otherwise they can only be stopped. */
  isIncluded: boolean;
  isBusy: boolean;
  onEdit: (offer: Offer) => void;
  onCopy: (offer: Offer) => void;
  onPause: (offer: Offer, isPaused: boolean) => void;
  onLink: (offer: Offer) => void;
  onEnd: (offer: Offer) => void;
}

/** An offer of the list, with what it brought. */
export function OfferRow({ promotion, isIncluded, isBusy, ...on }: Props) {
  const offer = useOffer(promotion);
  const { name, sentence, uses, useLimit, value, saving } = offer;
  const state = stateOf(offer);
  const { tone, label } = messages.states[state];
  // One whose days or uses are over keeps its code until it is ended.
  const isOver = offer.endedAt != null;
  const isPaused = state === 'PAUSED';
  const pause = isPaused ? messages.resume : messages.pause;
  const facts: [string, string][] = [
    [messages.uses, messages.usesOf(uses, useLimit ?? null)],
    [messages.value, formatPence(value)],
    [messages.saving, formatPence(saving)],
  ];
  const copy = { id: 'copy', text: messages.copy, isDisabled: !isIncluded, onAction: () => on.onCopy(offer) };
  return (
    <Row>
      <Stack $gap={1}>
        <Stack $row $gap={2}>
          <Text as="strong">{name}</Text>
          <Chip tone={tone}>{label}</Chip>
        </Stack>
        <Text $size={15} $soft>
          {sentence}
        </Text>
      </Stack>
      <Stack $row $between $gap={[3, 5]}>
        <Facts>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
        <Stack $row $gap={2}>
          {!isOver && (
            <>
              <Button
                variant="secondary"
                disabled={!isIncluded}
                aria-label={messages.buttonOf(messages.edit, name)}
                onClick={() => on.onEdit(offer)}
              >
                {messages.edit}
              </Button>
              {state !== 'ENDED' && (
                <Button
                  variant="secondary"
                  disabled={isBusy || (isPaused && !isIncluded)}
                  aria-label={messages.buttonOf(pause, name)}
                  onClick={() => on.onPause(offer, !isPaused)}
                >
                  {pause}
                </Button>
              )}
            </>
          )}
          <ActionMenu
            icon={EllipsisVertical}
            label={messages.more(name)}
            actions={() =>
              isOver
                ? [copy]
                : [
                    copy,
                    { id: 'link', text: messages.link, onAction: () => on.onLink(offer) },
                    { id: 'end', text: messages.end, onAction: () => on.onEnd(offer) },
                  ]
            }
          />
        </Stack>
      </Stack>
    </Row>
  );
}
