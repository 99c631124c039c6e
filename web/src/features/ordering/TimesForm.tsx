import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TimesForm_restaurant$key } from '../../__generated__/TimesForm_restaurant.graphql.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Heading } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { PremiumLock } from '../editor/PremiumLock.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { messages } from './messages.ts';
import { KIND_TIMES, timeChanges, timeErrors, timesOf } from './times.rules.ts';
import { useUpdateOrdering } from './useUpdateOrdering.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-6);
  align-items: start;
`;

/** The time zones that the browser knows, and the saved one. */
const timeZones = (saved: string): string[] =>
  [...new Set([saved, ...Intl.supportedValuesOf('timeZone')])].toSorted();

/** How long orders take, how far ahead they can be placed, what the kitchen can make, and how soon they are answered. */
export function TimesForm({ restaurant }: { restaurant: TimesForm_restaurant$key }) {
  const data = useFragment(
    graphql`
      fragment TimesForm_restaurant on Restaurant {
        id
        hasPaidFeatures
        isTrialAvailable
        sections {
          id
          name
        }
        ...useUpdateOrdering_restaurant
      }
    `,
    restaurant,
  );
  const [site, update, isSaving] = useUpdateOrdering(data);
  const { ordering } = site;
  const saved = timesOf(ordering);
  const { values, errors, change, set, onSubmit, bar } = useSaveForm({
    saved,
    check: timeErrors,
    changesOf: (now) => timeChanges(now, saved),
    send: update,
    isSaving,
    done: messages.saved,
  });
  const { capacity } = values;
  const number = (name: string, label: string, value: string, onText: (text: string) => void) => ({
    name,
    label,
    value,
    type: 'number' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onText(currentTarget.value),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <EditorSection title={messages.timesTitle} intro={messages.timesIntro}>
        <Pair>
          {(['collection', 'delivery'] as const).map((kind) => (
            <Stack
              key={kind}
              $gap={4}
              role="group"
              aria-label={kind === 'collection' ? messages.ofCollection : messages.ofDelivery}
            >
              <Heading as="h3" $size={17}>
                {kind === 'collection' ? messages.ofCollection : messages.ofDelivery}
              </Heading>
              {KIND_TIMES.map((name) => {
                const isDoor = kind === 'delivery' && name === 'prepMinutes';
                const label = isDoor ? messages.prepMinutesDelivery : messages[name];
                return (
                  <Field
                    key={name}
                    {...number(`${kind}.${name}`, label, values[kind][name], (text) =>
                      change({ [kind]: { ...values[kind], [name]: text } }),
                    )}
                  />
                );
              })}
            </Stack>
          ))}
        </Pair>
      </EditorSection>
      <EditorSection title={messages.scheduleTitle}>
        <Pair>
          <Field
            {...number('daysAhead', messages.daysAhead, values.daysAhead, (text) => set('daysAhead', text))}
            help={messages.daysAheadHelp}
          />
        </Pair>
      </EditorSection>
      <EditorSection title={messages.capacityTitle} intro={messages.capacityIntro}>
        <Pair>
          {(['orders', 'items'] as const).map((name) => (
            <Field
              key={name}
              {...number(
                `capacity.${name}`,
                name === 'orders' ? messages.capacityOrders : messages.capacityItems,
                capacity[name],
                (text) => set('capacity', { ...capacity, [name]: text }),
              )}
              optional
              help={messages.capacityHelp}
            />
          ))}
        </Pair>
        {capacity.items !== '' && data.sections.length > 0 && (
          <Fieldset>
            <Legend>{messages.exempt}</Legend>
            {data.sections.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                checked={capacity.exemptSectionIds.includes(id)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = capacity.exemptSectionIds.filter((other) => other !== id);
                  set('capacity', { ...capacity, exemptSectionIds: checked ? [...others, id] : others });
                }}
              />
            ))}
          </Fieldset>
        )}
      </EditorSection>
      <EditorSection title={messages.boardTitle} intro={messages.boardIntro}>
        {/* It can always be switched off. */}
        {(data.hasPaidFeatures || saved.onlyWhileBoardOpen) && (
          <CheckboxField
            label={messages.onlyWhileBoardOpen}
            checked={values.onlyWhileBoardOpen}
            onChange={({ currentTarget: { checked } }) => set('onlyWhileBoardOpen', checked)}
          />
        )}
        {!data.hasPaidFeatures && (
          <PremiumLock features={[messages.boardFeature]} reason={messages.boardLocked} site={data} />
        )}
      </EditorSection>
      <EditorSection title={messages.answerTitle}>
        <Pair>
          <Field
            {...number('answerMinutes', messages.answerMinutes, values.answerMinutes, (text) =>
              set('answerMinutes', text),
            )}
            help={messages.answerHelp}
          />
          <SelectField
            label={messages.timeZone}
            name="timeZone"
            value={values.timeZone}
            error={errors['timeZone']}
            onChange={({ currentTarget }) => set('timeZone', currentTarget.value)}
          >
            {timeZones(saved.timeZone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </Pair>
      </EditorSection>
      <EditorSection title={messages.dinerDataTitle}>
        <Pair>
          <Field
            {...number('dinerDataMonths', messages.dinerDataMonths, values.dinerDataMonths, (text) =>
              set('dinerDataMonths', text),
            )}
            help={messages.dinerDataHelp}
          />
        </Pair>
      </EditorSection>
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </form>
  );
}
