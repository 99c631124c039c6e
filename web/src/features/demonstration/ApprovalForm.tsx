import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useId, type ComponentProps, type SubmitEvent } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { PictureCard } from '../uploads/PictureCard.tsx';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import { MAX_PROJECT_IMAGE_BYTES } from './approval.rules.ts';
import { messages } from './messages.ts';
import type { useApprovalForm } from './useApprovalForm.ts';

interface ProjectImageProps {
  /** Address of the uploaded picture; '' without one. */
  imageUrl: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
}

/** The upload of a project's picture, or the uploaded picture. Each mount is a new project for the server. */
function ProjectImage({ imageUrl, error, onChange }: ProjectImageProps) {
  const [resourceId] = useState(() => crypto.randomUUID());
  const replace = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused cancel button of the upload has disappeared.
    const active = document.activeElement;
    if (imageUrl && (active === document.body || active?.contains(replace.current))) replace.current?.focus();
  }, [imageUrl]);

  return (
    <Stack $gap={2}>
      {imageUrl ? (
        <PictureCard role="group" aria-label={messages.picture}>
          <img src={imageUrl} alt={messages.pictureAlt} />
          <div>
            <Text $size={15}>
              <strong>{messages.picture}</strong>
            </Text>
            <Text $size={13} $soft role="status">
              {messages.pictureReady}
            </Text>
          </div>
          <Button ref={replace} variant="secondary" onClick={() => onChange('')}>
            {messages.replacePicture}
          </Button>
        </PictureCard>
      ) : (
        <PictureUpload
          label={messages.picture}
          target={{ context: 'project_design', resourceId, conversation: null }}
          maxBytes={MAX_PROJECT_IMAGE_BYTES}
          onUploaded={onChange}
        />
      )}
      {error && (
        <FieldNote $error role="alert">
          <Icon icon={CircleAlert} size={18} />
          <span>{error}</span>
        </FieldNote>
      )}
    </Stack>
  );
}

type Form = ReturnType<typeof useApprovalForm>;

/** Office Email, Client Email, image, Send for Approval (spec §2). A hint beside the button names what is missing. */
export function ApprovalForm({ form }: { form: Form }) {
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

const hintOf = (missing: Form['missing']): string =>
  missing.length === 0
    ? messages.ready
    : messages.missing(list.format(missing.map((part) => messages.parts[part])));
