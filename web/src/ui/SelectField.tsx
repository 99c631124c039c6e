import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Box = styled.span`
  position: relative;
  display: block;
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

const Select = styled.select`
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
        <Box>
          <Select {...rest} {...control} />
        </Box>
      )}
    </FieldFrame>
  );
}
