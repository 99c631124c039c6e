import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

/** Draws the arrow of a list beside its `SelectControl`. */
export const SelectBox = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  max-width: 360px;
  &::after {
    content: '';
    position: absolute;
    right: 18px;
    top: calc(50% - 7px);
    width: 8px;
    height: 8px;
    border: solid var(--text-soft);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`;

/** A list without the look of the browser. */
export const SelectControl = styled.select`
  ${controlStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
`;

/** A choice from a list; its children are the options. */
export function SelectField(props: FieldTexts & ComponentProps<'select'>) {
  const { label, help, error, optional, labelEnd, id, ...rest } = props;
  return (
    <FieldFrame {...{ id, label, help, error, optional, labelEnd }}>
      {(control) => (
        <SelectBox>
          <SelectControl {...rest} {...control} />
        </SelectBox>
      )}
    </FieldFrame>
  );
}
