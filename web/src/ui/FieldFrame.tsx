import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

export interface FieldTexts {
  /** Always visible, above the control. */
  label: string;
  /** Below the control; makes room for the error. */
  help?: ReactNode;
  /** What is wrong, as a sentence; null or undefined when nothing is. */
  error?: string | null | undefined;
}

/** What the control has to carry so that label, help and error belong to it. */
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

/** Texts below a control. */
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

interface Props extends FieldTexts {
  id?: string | undefined;
  /** Says so behind the label: what is not required is the exception. */
  optional?: boolean;
  /** At the end of the label's line, e.g. a Forgot Password link. */
  labelEnd?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and help or error, tied together for screen readers. */
export function FieldFrame({ id, label, help, error, optional = false, labelEnd, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error) || Boolean(help);
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
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hasNote && <Note id={noteId} help={help} error={error} />}
    </Root>
  );
}

function Note({ id, help, error }: { id: string } & Pick<FieldTexts, 'help' | 'error'>) {
  if (!error) return <FieldNote id={id}>{help}</FieldNote>;
  return (
    <FieldNote id={id} $error role="alert">
      <Icon icon={CircleAlert} size={18} />
      <span>{error}</span>
    </FieldNote>
  );
}
