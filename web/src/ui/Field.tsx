import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Input = styled.input`
  ${controlStyle}
`;

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number';
  optional?: boolean;
  labelEnd?: ReactNode;
}

/** A one-line text field. It takes all properties of an input; set `name` and `autoComplete`. */
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

const Textarea = styled.textarea`
  ${controlStyle}
  min-height: calc(var(--touch) * 2.5);
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

interface TextareaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  optional?: boolean;
}

/** A field for several lines, which grows with its text. */
export function TextareaField({ label, help, error, optional, id, ...rest }: TextareaFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(control) => <Textarea {...rest} {...control} />}
    </FieldFrame>
  );
}
