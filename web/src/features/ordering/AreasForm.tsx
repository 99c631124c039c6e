import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { AreaCoverage } from './AreaCoverage.tsx';
import { AREA_AMOUNTS, type AreaDraft, areaErrors, areaInput, areasOf, newArea } from './areas.rules.ts';
import { messages } from './messages.ts';
import { type OrderingKey, useUpdateOrdering } from './useUpdateOrdering.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

interface AreaProps {
  area: AreaDraft;
  at: number;
  /** Whether distances can be measured. */
  hasPostcode: boolean;
  errors: FieldErrors;
  onChange: (area: AreaDraft) => void;
  onRemove: () => void;
}

/** One area: where it is, and what a delivery costs. */
function AreaFields({ area, at, hasPostcode, errors, onChange, onRemove }: AreaProps) {
  const path = `zones.${at}`;
  const title = area.name.trim() || messages.newArea;
  const root = useRef<HTMLDivElement>(null);
  // Only a new area is empty when it appears.
  const isNew = useRef(area.id === null && area.name === '');
  useEffect(() => {
    if (isNew.current) root.current?.querySelector('input')?.focus();
  }, []);
  const text = (name: 'name' | 'prefixes' | 'radiusKm' | 'extraMinutes') => ({
    name: `${path}.${name}`,
    label: name === 'name' ? messages.areaName : messages[name],
    value: area[name],
    error: errors[`${path}.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...area, [name]: currentTarget.value }),
  });
  return (
    <Stack as={Card} ref={root} $gap={4} role="group" aria-label={title}>
      <Head>
        <Heading as="h3" $size={17}>
          {title}
        </Heading>
        <IconButton icon={Trash2} label={messages.removeArea(title)} onClick={onRemove} />
      </Head>
      <Field {...text('name')} maxLength={ORDERING_LIMITS.zoneName} />
      {(hasPostcode || area.kind === 'radius') && (
        <ToggleButtons
          label={messages.by(title)}
          options={(['prefixes', 'radius'] as const).map((value) => ({
            value,
            label: messages.kinds[value],
          }))}
          value={area.kind}
          onChange={(kind) => onChange({ ...area, kind })}
        />
      )}
      {area.kind === 'prefixes' ? (
        <Stack $gap={2}>
          <Field {...text('prefixes')} help={messages.prefixesHelp} autoCapitalize="characters" />
          <AreaCoverage written={area.prefixes} />
        </Stack>
      ) : (
        <Field {...text('radiusKm')} inputMode="decimal" />
      )}
      <Grid>
        {AREA_AMOUNTS.map((name) => (
          <PriceField
            key={name}
            name={`${path}.${name}`}
            label={messages[name]}
            optional={name === 'freeOver'}
            help={name === 'freeOver' ? messages.freeOverHelp : undefined}
            value={area[name]}
            error={errors[`${path}.${name}`]}
            onChange={(pounds) => onChange({ ...area, [name]: pounds })}
          />
        ))}
        <Field {...text('extraMinutes')} inputMode="numeric" />
      </Grid>
    </Stack>
  );
}

/** Where the restaurant delivers, and what it costs. */
export function AreasForm({ restaurant }: { restaurant: OrderingKey }) {
  const [site, update, isSaving] = useUpdateOrdering(restaurant);
  const { show } = useSnackbar();
  const add = useRef<HTMLButtonElement>(null);
  const { ordering } = site;
  const saved = { zones: areasOf(ordering.zones), postcode: ordering.postcode ?? '' };
  const { values, errors, change, onSubmit, bar } = useSaveForm({
    saved,
    check: ({ zones }) => areaErrors(zones),
    changesOf: (now) => {
      const [sent, before] = [areaInput(now.zones), areaInput(saved.zones)];
      return {
        ...(JSON.stringify(sent) === JSON.stringify(before) ? {} : { zones: sent }),
        ...(now.postcode.trim() === saved.postcode ? {} : { postcode: now.postcode.trim() }),
      };
    },
    send: update,
    isSaving,
    done: messages.saved,
  });
  const { zones } = values;
  const set = (areas: AreaDraft[]): void => change({ zones: areas });
  const remove = (at: number): void => {
    const removed = zones[at];
    if (!removed) return;
    set(zones.toSpliced(at, 1));
    add.current?.focus();
    show({
      message: messages.areaRemoved(removed.name.trim() || messages.newArea),
      action: { label: messages.undo, onPress: () => set(zones) },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <EditorSection title={messages.areasTitle} intro={messages.areasIntro}>
        {!ordering.delivery.isOffered && <Alert>{messages.notDelivering}</Alert>}
        <Field
          label={messages.postcode}
          name="postcode"
          optional
          autoComplete="postal-code"
          autoCapitalize="characters"
          help={messages.postcodeHelp}
          value={values.postcode}
          error={errors['postcode']}
          onChange={({ currentTarget }) => change({ postcode: currentTarget.value })}
        />
        {zones.length === 0 && <Text $soft>{messages.noAreas}</Text>}
        {zones.map((area, at) => (
          <AreaFields
            key={area.key}
            area={area}
            at={at}
            hasPostcode={values.postcode.trim() !== ''}
            errors={errors}
            onChange={(changed) => set(zones.with(at, changed))}
            onRemove={() => remove(at)}
          />
        ))}
        <div>
          <Button ref={add} variant="secondary" onClick={() => set([...zones, newArea()])}>
            <Icon icon={Plus} />
            {messages.addArea}
          </Button>
        </div>
      </EditorSection>
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </form>
  );
}
