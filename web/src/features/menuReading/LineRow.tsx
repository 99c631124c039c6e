import { formatPence } from '@forkfront/common/money.ts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import {
  asExtra,
  checkLine,
  dishOf,
  extraOf,
  isDiet,
  kindText,
  notDishText,
  priceForOneSize,
  sectionChoices,
  withSizes,
  type LineReview,
  type LineValues,
  type MenuLine,
} from './lines.rules.ts';
import { DishFields } from './DishFields.tsx';
import { messages } from './messages.ts';
import { OneSize } from './OneSize.tsx';

/* A card; with room beside it, a row of a table: the line as written is on the left of the fields. */
const Root = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-4);
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-card);
  }
  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  }
`;

const Written = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  justify-items: start;
  min-width: 0;
`;

const Quote = styled.blockquote`
  justify-self: stretch;
  padding: var(--space-2) var(--space-3);
  border-left: 3px solid var(--secondary);
  border-radius: 2px var(--radius) var(--radius) 2px;
  background: var(--secondary-soft);
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface Props {
  line: MenuLine;
  values: LineValues;
  onChange: (values: LineValues) => void;
  /** Names of the menu's sections. */
  sections: readonly string[];
  /** It was reviewed and waits for the server. */
  isSent: boolean;
  /** Resolves null on success, otherwise the refusal with the names of the fields. */
  onReview: (review: LineReview) => Promise<Refusal | null>;
}

/** A line as written, with the fields of the dish that it may be; what is probably no dish is a question with its answers. */
export function LineRow({ line, values, onChange, sections, isSent, onReview }: Props) {
  const { id, text } = line;
  const quoteId = useId();
  const kind = kindText(line);
  const diets = line.proposal?.dietaryTags.filter(isDiet) ?? [];
  const [notLeftOut, setNotLeftOut] = useState<Refusal | null>(null);
  const { failure, onSubmit, forget } = useFormSubmit({
    values,
    check: (checked) => checkLine(checked, line),
    send: (checked) => onReview({ id, dish: dishOf(checked) }),
    isBlocked: isSent,
  });
  const onePrice = priceForOneSize(line);
  const extra = extraOf(line);
  const [isADish, setIsADish] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const showFields = (): void => {
    flushSync(() => setIsADish(true));
    form.current?.querySelector('input')?.focus();
  };
  const answer = async (review: LineReview): Promise<void> => {
    forget();
    setNotLeftOut(null);
    setNotLeftOut(await onReview(review));
  };

  const alert = (
    <FailureAlert
      failure={failure ?? notLeftOut}
      onWaited={() => {
        forget();
        setNotLeftOut(null);
      }}
    />
  );

  return (
    <Root hidden={isSent} tabIndex={-1} aria-labelledby={quoteId}>
      <Written>
        <Quote id={quoteId}>{text}</Quote>
        {kind !== null && <Chip tone="info">{kind}</Chip>}
      </Written>
      {kind !== null && !isADish ? (
        <Stack $gap={3} role="group" aria-labelledby={quoteId}>
          {alert}
          <Text $size={15}>
            {extra
              ? messages.asExtra(extra.name, formatPence(extra.price), extra.section)
              : notDishText(line)}
          </Text>
          <Stack $row $gap={[1, 3]}>
            {extra && <Button onClick={() => void answer(asExtra(id, extra))}>{messages.yesExtra}</Button>}
            <Button variant={extra ? 'quiet' : 'primary'} onClick={() => void answer({ id, dish: null })}>
              {extra ? messages.noExtra : messages.notADish}
            </Button>
            <Button variant="quiet" onClick={showFields}>
              {messages.isADish}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Form ref={form} gap={3} data-line={id} aria-labelledby={quoteId} onSubmit={onSubmit}>
          {alert}
          {onePrice !== null && (
            <OneSize
              name={line.proposal?.name ?? ''}
              price={onePrice}
              sizes={values.sizes}
              onChange={(sizes) => onChange({ ...values, sizes })}
            />
          )}
          <DishFields
            values={values}
            onChange={onChange}
            sections={sectionChoices(sections, line)}
            diets={diets}
            errors={failure?.fields ?? {}}
          />
          <Stack $row $gap={[1, 3]}>
            <Button type="submit">{onePrice === null ? messages.add : messages.savePrices}</Button>
            <Button variant="quiet" onClick={() => void answer({ id, dish: null })}>
              {onePrice === null ? messages.leaveOut : messages.leaveAsIs}
            </Button>
            {values.sizes.length === 0 && (
              <Button variant="quiet" onClick={() => onChange(withSizes(values))}>
                {messages.addSizes}
              </Button>
            )}
          </Stack>
        </Form>
      )}
    </Root>
  );
}
