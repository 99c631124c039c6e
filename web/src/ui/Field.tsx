import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Input = styled.input`
  ${controlStyle}
`;

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number';
}

/** A one-line text field. It takes all properties of an input; set `name` and `autoComplete`. */
export function Field({ label, help, error, optional, labelEnd, id, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error, optional, labelEnd }}>
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

/** A field for several lines, which grows with its text. */
export function TextareaField(props: FieldTexts & ComponentProps<'textarea'>) {
  const { label, help, error, optional, labelEnd, id, ...rest } = props;
  return (
    <FieldFrame {...{ id, label, help, error, optional, labelEnd }}>
      {(control) => <Textarea {...rest} {...control} />}
    </FieldFrame>
  );
}
