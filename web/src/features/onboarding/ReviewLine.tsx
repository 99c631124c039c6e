import { useId, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { messages } from './messages.ts';
import {
  checkLine,
  dishOf,
  firstValues,
  hasSizes,
  isDiet,
  sectionChoices,
  type LineValues,
  type UnreadLine,
} from './review.rules.ts';
import { keepTyped, typedLine } from './typedLines.ts';
import type { ReviewLines } from './useLineReviews.ts';

const Root = styled.li`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--radius);
  }
`;

const Quote = styled.blockquote`
  padding: var(--space-2) var(--space-3);
  border-left: 3px solid var(--secondary);
  border-radius: 2px var(--radius) var(--radius) 2px;
  background: var(--secondary-soft);
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  @container (min-width: 32rem) {
    grid-template-columns: minmax(0, 1.3fr) 7.5rem minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
    > :nth-child(n + 4) {
      grid-column: 3;
    }
  }
`;

const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--space-3);
  align-items: end;
`;

/** What a line says that is probably no dish; null for a dish and for kinds of a newer server. */
const kindText = (kind: UnreadLine['kind']): string | null =>
  new Map<string, string>(Object.entries(messages.lineKinds)).get(kind) ?? null;

interface Props {
  line: UnreadLine;
  /** Names of the menu's sections. */
  sections: readonly string[];
  /** It was reviewed and waits for the server. */
  isSent: boolean;
  onReview: ReviewLines;
  ref?: Ref<HTMLLIElement>;
}

/** An unread line as written, with the fields of the dish that it may be. */
export function ReviewLine({ line, sections, isSent, onReview, ref }: Props) {
  const { id, text } = line;
  const quoteId = useId();
  const kind = kindText(line.kind);
  const diets = line.proposal?.dietaryTags.filter(isDiet) ?? [];
  const [values, setValues] = useState<LineValues>(() => typedLine(id) ?? firstValues(line, sections));
  const [notLeftOut, setNotLeftOut] = useState<Refusal | null>(null);
  const { failure, field, onSubmit, forget } = useFormSubmit({
    values,
    check: checkLine,
    send: (checked) => onReview([{ id, dish: dishOf(checked) }]),
    isBlocked: isSent,
  });
  const set = (changes: Partial<LineValues>): void => {
    const changed = { ...values, ...changes };
    setValues(changed);
    keepTyped(id, changed);
  };
  const leaveOut = async (): Promise<void> => {
    forget();
    setNotLeftOut(null);
    setNotLeftOut(await onReview([{ id, dish: null }]));
  };

  return (
    <Root ref={ref} hidden={isSent} tabIndex={-1} aria-labelledby={quoteId}>
      <Quote id={quoteId}>{text}</Quote>
      {kind !== null && (
        <div>
          <Chip tone="info">{kind}</Chip>
        </div>
      )}
      <Form gap={3} aria-labelledby={quoteId} onSubmit={onSubmit}>
        <FailureAlert
          failure={failure ?? notLeftOut}
          onWaited={() => {
            forget();
            setNotLeftOut(null);
          }}
        />
        <Fields>
          <Field
            {...field('name')}
            label={messages.dishName}
            autoComplete="off"
            value={values.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          {!hasSizes(values) && (
            <PriceField
              label={messages.dishPrice}
              error={failure?.fields['price']}
              value={values.price}
              onChange={(price) => set({ price })}
            />
          )}
          <SelectField
            label={messages.dishSection}
            name="section"
            error={failure?.fields['section']}
            value={values.section}
            onChange={({ currentTarget }) => set({ section: currentTarget.value })}
          >
            {sectionChoices(sections, line).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value="">{messages.newSection}</option>
          </SelectField>
          {values.section === '' && (
            <Field
              {...field('newSection')}
              label={messages.newSectionName}
              autoComplete="off"
              value={values.newSection}
              onChange={({ currentTarget }) => set({ newSection: currentTarget.value })}
            />
          )}
        </Fields>
        {values.sizes.length > 0 && (
          <Sizes>
            {values.sizes.map((size, at) => (
              <PriceField
                key={size.name}
                name={`size${at}`}
                label={messages.sizePrice(size.name)}
                error={failure?.fields[`size${at}`] ?? (at === 0 ? failure?.fields['sizes'] : null)}
                value={size.price}
                onChange={(price) =>
                  set({
                    sizes: values.sizes.map((each, place) => (place === at ? { ...each, price } : each)),
                  })
                }
              />
            ))}
          </Sizes>
        )}
        <Field
          name="description"
          label={messages.dishDescription}
          optional
          error={failure?.fields['description']}
          autoComplete="off"
          value={values.description}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        {diets.length > 0 && (
          <Stack $row $gap={4}>
            {diets.map((diet) => (
              <CheckboxField
                key={diet}
                label={messages.lineDiets[diet]}
                checked={values.diets.includes(diet)}
                onChange={({ currentTarget }) =>
                  set({
                    diets: currentTarget.checked
                      ? [...values.diets, diet]
                      : values.diets.filter((each) => each !== diet),
                  })
                }
              />
            ))}
          </Stack>
        )}
        {kind === null ? (
          <Stack $row $gap={4}>
            <Button type="submit">{messages.addDish}</Button>
            <Button variant="quiet" onClick={() => void leaveOut()}>
              {messages.leaveOut}
            </Button>
          </Stack>
        ) : (
          <Stack $row $gap={4}>
            <Button onClick={() => void leaveOut()}>{messages.notADish}</Button>
            <Button type="submit" variant="quiet">
              {messages.addDish}
            </Button>
          </Stack>
        )}
      </Form>
    </Root>
  );
}
