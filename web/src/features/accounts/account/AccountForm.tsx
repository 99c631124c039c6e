import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { Refusal } from '../../../relay/refusal.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Form } from '../../../forms/Form.tsx';

/** A hidden field that tells password managers which account the password belongs to. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

interface Props {
  /** Of `useFormSubmit`. */
  failure: Refusal | null;
  forget: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  buttons: ReactNode;
  children: ReactNode;
}

/** A form of the account page: fields, failure alert, buttons. */
export function AccountForm({ failure, forget, onSubmit, buttons, children }: Props) {
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <FailureAlert failure={failure} onWaited={forget} />
      <Buttons>{buttons}</Buttons>
    </Form>
  );
}
