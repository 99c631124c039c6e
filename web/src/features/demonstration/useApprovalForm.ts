import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../forms/fields.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { checkAddresses, missingParts, type ApprovalPart, type ApprovalValues } from './approval.rules.ts';
import { useSendProject } from './useSendProject.ts';

const EMPTY: ApprovalValues = { officeEmail: '', clientEmail: '', imageUrl: '' };

interface ApprovalForm {
  values: ApprovalValues;
  /** The error of a field: the server's, or after blur our own. */
  errorOf: (part: ApprovalPart) => string | undefined;
  missing: ApprovalPart[];
  failure: Refusal | null;
  isSending: boolean;
  /** A project was sent, and nothing was typed since. */
  isSent: boolean;
  /** Number of sent projects. */
  sentCount: number;
  change: (part: ApprovalPart, value: string) => void;
  leave: (part: ApprovalPart) => void;
  forget: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The form of the demonstration: success clears the fields (spec §4), a failure leaves everything as it is. */
export function useApprovalForm(): ApprovalForm {
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<readonly ApprovalPart[]>([]);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [send, isSending] = useSendProject();
  const errors = checkAddresses(values);
  const missing = missingParts(values);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (missing.length > 0 || isSending) return;
    setFailure(null);
    setIsSent(false);
    const { officeEmail, clientEmail, imageUrl } = values;
    const refused = await send({
      officeEmail: officeEmail.trim(),
      clientEmail: clientEmail.trim(),
      imageUrl,
    });
    if (refused) {
      setFailure(refused);
      focusFirstError(form, refused.fields);
      return;
    }
    setValues(EMPTY);
    setLeft([]);
    setIsSent(true);
    setSentCount((count) => count + 1);
  };

  return {
    values,
    missing,
    failure,
    isSending,
    isSent,
    sentCount,
    errorOf: (part) => failure?.fields[part] ?? (left.includes(part) ? errors[part] : undefined),
    change: (part, value) => {
      setValues((others) => ({ ...others, [part]: value }));
      setIsSent(false);
      // The server's error was about the old value.
      setFailure((old) => (old && part in old.fields ? null : old));
    },
    leave: (part) => setLeft((others) => [...others.filter((other) => other !== part), part]),
    forget: () => setFailure(null),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
