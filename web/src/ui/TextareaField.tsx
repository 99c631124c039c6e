import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Textarea = styled.textarea`
  ${controlStyle}
  min-height: calc(var(--touch) * 2.5);
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

export interface TextareaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  optional?: boolean;
}

/** A text of several lines that grows with what is typed. */
export function TextareaField({ label, help, error, optional, id, ...rest }: TextareaFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(control) => <Textarea {...rest} {...control} />}
    </FieldFrame>
  );
}
