import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Input = styled.input`
  ${controlStyle}
`;

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number';
  optional?: boolean;
  labelEnd?: ReactNode;
}

/** A one-line text field. Everything of a native input passes through; give `name` and `autoComplete`. */
export function Field({ label, help, error, optional, labelEnd, id, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional ?? false}
      labelEnd={labelEnd}
    >
      {(control) => <Input {...rest} {...control} type={type} />}
    </FieldFrame>
  );
}
