import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
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

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'autoComplete' | 'ref'> {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. A submit hides it, because browsers store the values of text fields. */
export function PasswordField({ label, help, error, optional, labelEnd, id, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[start: number | null, end: number | null] | null>(null);

  const toggle = (): void => {
    caret.current = input.current && [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
  };
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => {
      caret.current = null;
      setShown(false);
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  // A change of the type resets the caret.
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === input.current)
      input.current?.setSelectionRange(...caret.current);
  }, [shown]);

  return (
    <FieldFrame {...{ id, label, help, error, optional, labelEnd }}>
      {(control) => (
        <Place>
          <Input
            {...rest}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <Toggle>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? 'Hide password' : 'Show password'}
              // A press does not move the focus from the field; Tab does.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            />
          </Toggle>
        </Place>
      )}
    </FieldFrame>
  );
}
