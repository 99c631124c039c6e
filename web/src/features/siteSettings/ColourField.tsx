import { useState } from 'react';
import {
  Button,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  parseColor,
  Popover,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { controlStyle } from '../../ui/controlStyle.ts';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { messages } from './messages.ts';

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: var(--space-3);
`;

const SwatchButton = styled(Button)`
  flex: none;
  width: 56px;
  height: var(--touch);
  padding: 0;
  overflow: hidden;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  cursor: pointer;
  > div {
    width: 100%;
    height: 100%;
  }
`;

const Hex = styled(ColorField)`
  display: grid;
  flex: 1;
  gap: 6px;
  min-width: 0;
  label {
    font-size: var(--size-15);
    font-weight: 600;
  }
  input {
    ${controlStyle}
    font-variant-numeric: tabular-nums;
  }
`;

const Sheet = styled(Popover)`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const Tools = styled(Dialog)`
  display: grid;
  gap: var(--space-4);
  outline: none;
`;

const Area = styled(ColorArea)`
  width: 220px;
  height: 160px;
  border-radius: var(--radius);
`;

const Track = styled(SliderTrack)`
  width: 220px;
  height: 28px;
  border-radius: var(--radius);
`;

const Thumb = styled(ColorThumb)`
  top: 50%;
  width: 22px;
  height: 22px;
  border: 3px solid #ffffff;
  border-radius: 50%;
  box-shadow:
    0 0 0 1px #15203a,
    inset 0 0 0 1px #15203a;
  &[data-focus-visible] {
    width: 28px;
    height: 28px;
  }
`;

const AreaThumb = styled(Thumb)`
  top: auto;
`;

interface Props {
  label: string;
  name: string;
  /** `#rrggbb`. */
  value: string;
  error: string | undefined;
  onChange: (hex: string) => void;
}

const toHex = (colour: Color): string => colour.toString('hex').toLowerCase();

/** A brand colour, as a hex value or from a picker. */
export function ColourField({ label, name, value, error, onChange }: Props) {
  // The hex value alone loses the hue of black, white and grey.
  const [picked, setPicked] = useState<Color | null>(null);
  const colour = picked && toHex(picked) === value.toLowerCase() ? picked : parseColor(value).toFormat('hsb');
  return (
    <ColorPicker
      value={colour}
      onChange={(next) => {
        const hsb = next.toFormat('hsb');
        setPicked(hsb);
        if (toHex(hsb) !== value.toLowerCase()) onChange(toHex(hsb));
      }}
    >
      <Row>
        <DialogTrigger>
          <SwatchButton aria-label={messages.pick(label)}>
            <ColorSwatch />
          </SwatchButton>
          <Sheet placement="bottom start">
            <Tools aria-label={label}>
              <Area colorSpace="hsb" xChannel="saturation" yChannel="brightness" aria-label={messages.shade}>
                <AreaThumb />
              </Area>
              <ColorSlider colorSpace="hsb" channel="hue" aria-label={messages.hue}>
                <Track>
                  <Thumb />
                </Track>
              </ColorSlider>
            </Tools>
          </Sheet>
        </DialogTrigger>
        <Hex isInvalid={error !== undefined}>
          <Label>{label}</Label>
          <Input name={name} autoComplete="off" spellCheck={false} />
        </Hex>
      </Row>
      {error !== undefined && (
        <FieldNote $error role="alert">
          {error}
        </FieldNote>
      )}
    </ColorPicker>
  );
}
