import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { AVAILABLE, dayAfter, OPEN_END, soldOutText, type SoldOut } from './availability.rules.ts';
import { controlStyle } from '../../ui/controlStyle.ts';
import { SelectBox, SelectControl } from '../../ui/SelectField.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
`;

const Box = styled(SelectBox)`
  flex: 1 1 150px;
`;

const Day = styled.input`
  ${controlStyle}
  flex: 0 1 170px;
  width: auto;
`;

const texts = {
  available: 'Available',
  tomorrow: 'Sold out until tomorrow',
  until: 'Sold out until a day…',
  open: 'Sold out',
  day: 'Available again on',
} as const;

interface Props {
  /** Of the control; without it the label above names it. */
  'aria-label'?: string;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  name?: string;
  value: SoldOut;
  onChange: (value: SoldOut) => void;
}

/** Whether something can be ordered, and when again. */
export function AvailabilitySelect({ value, onChange, ...control }: Props) {
  const [now] = useState(() => Date.now());
  const tomorrow = dayAfter(now, 1);
  const id = useId();
  const isDay = value !== AVAILABLE && value !== OPEN_END;
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (next: string): void => {
    setIsChoosing(next === 'until');
    onChange(next === 'until' ? dayAfter(now, 2) : next);
  };
  return (
    <Row>
      <Box>
        <SelectControl
          {...control}
          value={isChoosing && isDay ? 'until' : value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value={AVAILABLE}>{texts.available}</option>
          <option value={tomorrow}>{texts.tomorrow}</option>
          {isDay && !isChoosing && value !== tomorrow && (
            <option value={value}>{soldOutText(value, now)}</option>
          )}
          <option value="until">{texts.until}</option>
          <option value={OPEN_END}>{texts.open}</option>
        </SelectControl>
      </Box>
      {isChoosing && isDay && (
        <Day
          id={id}
          type="date"
          aria-label={texts.day}
          min={tomorrow}
          required
          value={value}
          onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
        />
      )}
    </Row>
  );
}
