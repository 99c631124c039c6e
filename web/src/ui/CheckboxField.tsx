import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldFrame.tsx';

const Row = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding-block: 10px;
  font-size: var(--size-15);
  line-height: 24px;
`;

/** A checkbox without a label. Its tick is two borders of a rotated box, so it has any colour without a picture. */
export const TickBox = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--line-strong);
  border-radius: 6px;
  background: var(--surface);
  cursor: pointer;
  transition: background var(--ease);
  &::after {
    content: '';
    width: 13px;
    height: 7px;
    border: solid var(--on-primary);
    border-width: 0 0 2.5px 2.5px;
    transform: translateY(-2px) rotate(-45deg) scale(0);
    transition: transform var(--ease);
  }
  &:checked {
    border-color: var(--primary);
    background: var(--primary);
  }
  &:checked::after {
    transform: translateY(-2px) rotate(-45deg);
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
  }
`;

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links, e.g. to the terms. */
  label: ReactNode;
  error?: string | null | undefined;
}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, error, id, ...rest }: Props) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div>
      <Row>
        <TickBox
          {...rest}
          id={boxId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-note` : undefined}
        />
        <label htmlFor={boxId}>{label}</label>
      </Row>
      {error && <FieldError id={`${boxId}-note`}>{error}</FieldError>}
    </div>
  );
}
