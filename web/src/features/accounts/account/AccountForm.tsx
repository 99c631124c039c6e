import type { ComponentProps, ReactNode } from 'react';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Form } from '../../../forms/Form.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { messages } from './messages.ts';

/** A hidden field that tells password managers which account the password belongs to. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

interface Props {
  /** Of `useFormSubmit`. */
  failure: Refusal | null;
  forget: () => void;
  onSubmit: ComponentProps<typeof Form>['onSubmit'];
  /** Text of the button. */
  submit: string;
  isLoading: boolean;
  /** For a form that can be closed. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form of the account page: fields, failure alert, buttons. */
export function AccountForm({ failure, forget, onSubmit, submit, isLoading, onCancel, children }: Props) {
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <FailureAlert failure={failure} onWaited={forget} />
      <Stack $row $gap={3}>
        <Button type="submit" variant={onCancel ? 'primary' : 'secondary'} loading={isLoading}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
