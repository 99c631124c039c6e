import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { Heading } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { AreaCoverage } from './AreaCoverage.tsx';
import { AREA_AMOUNTS, type AreaDraft } from './areas.rules.ts';
import { messages } from './messages.ts';

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

interface Props {
  area: AreaDraft;
  at: number;
  /** Whether distances can be measured. */
  hasPostcode: boolean;
  errors: FieldErrors;
  onChange: (area: AreaDraft) => void;
  onRemove: () => void;
}

/** One area: where it is, and what a delivery costs. */
export function AreaFields({ area, at, hasPostcode, errors, onChange, onRemove }: Props) {
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
