import type { AllergenCodes } from '@forkfront/common/allergens.ts';
import { Check, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../lib/formatDate.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { AllergenGrid } from './AllergenGrid.tsx';
import { codesText, isAnyOpen, restFree, type AllergenDraft, type AllergenFacts } from './allergens.rules.ts';
import { messages } from './messages.ts';

const Root = styled(Stack)<{ name: string }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface Props {
  /** What is saved. */
  facts: AllergenFacts;
  draft: AllergenDraft;
  /** Of the field in the form, where errors of the server are shown. */
  name: string;
  onChange: (draft: AllergenDraft) => void;
}

/** The allergens of a product or an option. A suggestion counts only when the owner accepts it. */
export function AllergenField({ facts, draft, name, onChange }: Props) {
  const { allergens, isConfirming } = draft;
  const root = useRef<HTMLDivElement>(null);
  const isChanged = allergens !== facts.codes;
  const willConfirm = isChanged || isConfirming;
  const suggestion = willConfirm ? null : facts.suggestion;
  const answer = (next: AllergenCodes): void => {
    onChange({ allergens: next, isConfirming: true });
    // The pressed button unmounts.
    root.current?.focus({ preventScroll: true });
  };
  return (
    <Root as="fieldset" ref={root} name={name} tabIndex={-1} $gap={4}>
      <VisuallyHidden as="legend">{messages.legend}</VisuallyHidden>
      {suggestion !== null && (
        <Alert
          tone="info"
          title={messages.suggestionTitle}
          action={
            <Stack $row $gap={2}>
              <Button onClick={() => answer(suggestion)}>{messages.accept}</Button>
              <Button variant="secondary" onClick={() => answer(allergens)}>
                {messages.ignore}
              </Button>
            </Stack>
          }
        >
          {messages.suggestion(codesText(suggestion))}
        </Alert>
      )}
      {facts.checkAgain && !willConfirm && (
        <Alert tone="warning" title={messages.checkAgainTitle}>
          {messages.checkAgain}
        </Alert>
      )}
      <AllergenGrid
        codes={allergens}
        suggestion={suggestion}
        onChange={(next) => onChange({ allergens: next, isConfirming })}
      />
      <Text $size={13} $soft>
        {messages.keys}
      </Text>
      <Stack $row $gap={2}>
        {isAnyOpen(allergens) && (
          <Button variant="secondary" onClick={() => answer(restFree(allergens))}>
            {messages.restFree}
          </Button>
        )}
        {!willConfirm && (facts.confirmedAt === null || facts.checkAgain) && (
          <Button variant="secondary" onClick={() => answer(allergens)}>
            <Icon icon={Check} />
            {messages.confirmAll}
          </Button>
        )}
      </Stack>
      <Stack $row $gap={2} role="status">
        {(willConfirm || facts.confirmedAt !== null) && <Icon icon={CircleCheck} size={18} />}
        <Text $size={15} $soft>
          {willConfirm
            ? messages.willConfirm
            : facts.confirmedAt === null
              ? messages.never
              : messages.confirmed(facts.confirmedBy, formatMoment(facts.confirmedAt))}
        </Text>
      </Stack>
    </Root>
  );
}
