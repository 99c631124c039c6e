import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { RequestProjectChangesInput } from '../../__generated__/useRequestChangesMutation.graphql.ts';
import { formText } from '../../lib/formText.ts';
import { presentErrors } from '../../lib/presentErrors.ts';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextareaField } from '../../ui/TextareaField.tsx';
import { FailureAlert } from '../accounts/FailureAlert.tsx';
import { useFormSubmit } from '../accounts/useFormSubmit.ts';
import { feedbackError } from './approval.rules.ts';
import { mailToOffice } from './mailToOffice.ts';
import { messages } from './messages.ts';
import { useRequestChanges } from './useRequestChanges.ts';

/* Room for more than a line from the start. */
const Letter = styled(TextareaField)`
  && {
    min-height: 180px;
  }
`;

interface Props {
  /** The project; null when the link lost which: nothing can be sent then, but nothing is lost either. */
  asked: Omit<RequestProjectChangesInput, 'feedback'> | null;
  office: string | undefined;
  onSent: (feedback: string) => void;
}

/** What the client wants changed (spec §2). What was typed stays, and can go to the office by mail, until it was taken. */
export function FeedbackForm({ asked, office, onSent }: Props) {
  const [request, isLoading] = useRequestChanges();
  const [tried, setTried] = useState('');
  const { failure, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ feedback: formText(data, 'feedback').trim() }),
    check: ({ feedback }) => presentErrors({ feedback: feedbackError(feedback) }),
    send: async ({ feedback }) => {
      setTried(feedback);
      return asked ? request({ ...asked, feedback }) : { message: messages.linkCut, fields: {} };
    },
    onDone: ({ feedback }) => onSent(feedback),
  });
  const mail = mailToOffice(office, tried);

  return (
    <Stack as="form" noValidate $gap={5} onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}>
      <Letter
        label={messages.feedback}
        name="feedback"
        autoComplete="off"
        required
        readOnly={isLoading}
        help={messages.feedbackHelp}
        error={failure?.fields['feedback']}
      />
      <FailureAlert
        failure={failure}
        onWaited={forget}
        action={
          mail && (
            <AnchorButton href={mail} variant="secondary">
              {messages.writeToOfficeInstead}
            </AnchorButton>
          )
        }
      />
      <div>
        <Button type="submit" size="large" loading={isLoading}>
          {messages.submitFeedback}
        </Button>
      </div>
    </Stack>
  );
}
