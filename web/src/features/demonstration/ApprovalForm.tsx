import { useId, type ComponentProps, type SubmitEvent } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../accounts/FailureAlert.tsx';
import { messages } from './messages.ts';
import { ProjectImage } from './ProjectImage.tsx';
import type { useApprovalForm } from './useApprovalForm.ts';

interface Props {
  form: ReturnType<typeof useApprovalForm>;
}

/** Office Email, Client Email, image, Send for Approval (spec §2). The button says what it still waits for. */
export function ApprovalForm({ form }: Props) {
  const hintId = useId();
  const { values, missing, failure, isSending } = form;
  const address = (part: 'officeEmail' | 'clientEmail') =>
    ({
      name: part,
      type: 'email',
      inputMode: 'email',
      required: true,
      readOnly: isSending,
      value: values[part],
      error: form.errorOf(part),
      onChange: ({ currentTarget }) => form.change(part, currentTarget.value),
      onBlur: () => form.leave(part),
    }) satisfies Partial<ComponentProps<typeof Field>>;

  return (
    <Stack
      as="form"
      noValidate
      aria-label={messages.formTitle}
      $gap={5}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => form.onSubmit(event)}
    >
      <Field
        {...address('officeEmail')}
        label={messages.officeEmail}
        help={messages.officeHelp}
        autoComplete="email"
      />
      <Field
        {...address('clientEmail')}
        label={messages.clientEmail}
        help={messages.clientHelp}
        autoComplete="off"
      />
      <ProjectImage
        key={form.sentCount}
        imageUrl={values.imageUrl}
        error={form.errorOf('imageUrl')}
        onChange={(imageUrl) => form.change('imageUrl', imageUrl)}
      />
      <FailureAlert failure={failure} onWaited={form.forget} />
      {form.isSent && <Alert tone="success">{messages.sent}</Alert>}
      <Stack $row $gap={4}>
        <Button
          type="submit"
          size="large"
          loading={isSending}
          disabled={missing.length > 0}
          aria-describedby={hintId}
        >
          {messages.send}
        </Button>
        <Text id={hintId} $size={15} $soft>
          {form.isSent ? messages.sendAnother : hintOf(missing)}
        </Text>
      </Stack>
    </Stack>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const hintOf = (missing: Props['form']['missing']): string =>
  missing.length === 0
    ? messages.ready
    : messages.missing(list.format(missing.map((part) => messages.parts[part])));
