import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { IconButton } from './IconButton.tsx';

const Input = styled.input`
  ${controlStyle}
  padding-right: 52px;
`;

const Place = styled.div`
  position: relative;
`;

const Toggle = styled.div`
  position: absolute;
  inset-block: 0;
  right: 2px;
  display: grid;
  align-items: center;
  color: var(--text-soft);
`;

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password';
  labelEnd?: ReactNode;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, help, error, labelEnd, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} labelEnd={labelEnd}>
      {(control) => (
        <Place>
          <Input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <Toggle>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </Toggle>
        </Place>
      )}
    </FieldFrame>
  );
}
