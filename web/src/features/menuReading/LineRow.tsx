import { useId, useState } from 'react';
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
import {
  checkLine,
  dishOf,
  hasSizes,
  isDiet,
  kindText,
  sectionChoices,
  withSizes,
  type LineReview,
  type LineValues,
  type MenuLine,
} from './lines.rules.ts';
import { messages } from './messages.ts';
import { SizeFields } from './SizeFields.tsx';

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
  @container (min-width: 38rem) {
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 7.5rem);
  gap: var(--space-3);
  align-items: start;
  > * {
    grid-column: 1 / -1;
  }
  > [data-part='name'] {
    grid-column: 1 / 3;
  }
  > [data-part='price'] {
    grid-column: 3;
  }
  @container (min-width: 38rem) {
    > [data-part='section'] {
      grid-column: 1;
    }
    > [data-part='description'] {
      grid-column: 2 / -1;
    }
  }
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

/** A line as written, with the fields of the dish that it may be. */
export function LineRow({ line, values, onChange, sections, isSent, onReview }: Props) {
  const { id, text } = line;
  const quoteId = useId();
  const kind = kindText(line);
  const diets = line.proposal?.dietaryTags.filter(isDiet) ?? [];
  const [notLeftOut, setNotLeftOut] = useState<Refusal | null>(null);
  const { failure, field, onSubmit, forget } = useFormSubmit({
    values,
    check: checkLine,
    send: (checked) => onReview({ id, dish: dishOf(checked) }),
    isBlocked: isSent,
  });
  const isSized = hasSizes(values);
  const set = (changes: Partial<LineValues>): void => onChange({ ...values, ...changes });
  const leaveOut = async (): Promise<void> => {
    forget();
    setNotLeftOut(null);
    setNotLeftOut(await onReview({ id, dish: null }));
  };

  return (
    <Root hidden={isSent} tabIndex={-1} aria-labelledby={quoteId}>
      <Written>
        <Quote id={quoteId}>{text}</Quote>
        {kind !== null && <Chip tone="info">{kind}</Chip>}
      </Written>
      <Form gap={3} data-line={id} aria-labelledby={quoteId} onSubmit={onSubmit}>
        <FailureAlert
          failure={failure ?? notLeftOut}
          onWaited={() => {
            forget();
            setNotLeftOut(null);
          }}
        />
        <Fields>
          <div data-part={isSized ? undefined : 'name'}>
            <Field
              {...field('name')}
              label={messages.name}
              autoComplete="off"
              value={values.name}
              onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
          </div>
          {!isSized && (
            <div data-part="price">
              <PriceField
                label={messages.price}
                error={failure?.fields['price']}
                value={values.price}
                onChange={(price) => set({ price })}
              />
            </div>
          )}
          {values.sizes.length > 0 && (
            <SizeFields
              sizes={values.sizes}
              errors={failure?.fields ?? {}}
              onChange={(sizes) => set({ sizes })}
            />
          )}
          <div data-part="section">
            <SelectField
              label={messages.section}
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
          </div>
          <div data-part="description">
            <Field
              name="description"
              label={messages.description}
              optional
              error={failure?.fields['description']}
              autoComplete="off"
              value={values.description}
              onChange={({ currentTarget }) => set({ description: currentTarget.value })}
            />
          </div>
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
        {diets.length > 0 && (
          <Stack $row $gap={4}>
            {diets.map((diet) => (
              <CheckboxField
                key={diet}
                label={messages.diets[diet]}
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
        <Stack $row $gap={[1, 3]}>
          {kind === null ? (
            <>
              <Button type="submit">{messages.add}</Button>
              <Button variant="quiet" onClick={() => void leaveOut()}>
                {messages.leaveOut}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => void leaveOut()}>{messages.notADish}</Button>
              <Button type="submit" variant="quiet">
                {messages.add}
              </Button>
            </>
          )}
          {kind === null && values.sizes.length === 0 && (
            <Button variant="quiet" onClick={() => onChange(withSizes(values))}>
              {messages.addSizes}
            </Button>
          )}
        </Stack>
      </Form>
    </Root>
  );
}
