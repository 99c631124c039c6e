import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

export interface FieldTexts {
  /** Always visible, above the control. */
  label: string;
  /** Below the control; an error replaces it. */
  help?: ReactNode;
  /** A sentence; null or undefined when the value is valid. */
  error?: string | null | undefined;
  id?: string | undefined;
  /** Marked after the label; most fields are required. */
  optional?: boolean | undefined;
  /** At the end of the label's line, e.g. a Forgot Password link. */
  labelEnd?: ReactNode;
}

/** Properties that connect the control with its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Label = styled.label`
  font-size: var(--size-15);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Optional = styled.span`
  color: var(--text-soft);
  font-weight: 400;
`;

/** A text below a control. */
export const FieldNote = styled.div<{ $error?: boolean }>`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: var(--size-15);
  line-height: 1.4;
  color: ${({ $error }) => ($error ? 'var(--error)' : 'var(--text-soft)')};
  > svg {
    margin-top: 2px;
  }
`;

/** Label, control and help or error, connected for screen readers. `children` renders the control. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  optional,
  labelEnd,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <Root>
      <LabelRow>
        <Label htmlFor={controlId}>
          {label}
          {optional && <Optional> (optional)</Optional>}
        </Label>
        {labelEnd}
      </LabelRow>
      {children({
        id: controlId,
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {!error && help && <FieldNote id={noteId}>{help}</FieldNote>}
    </Root>
  );
}

/** The error of a control, below it; announced at once. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <FieldNote id={id} $error role="alert">
      <Icon icon={CircleAlert} size={18} />
      <span>{children}</span>
    </FieldNote>
  );
}
