import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import {
  useEffect,
  useRef,
  useState,
  useId,
  type ComponentProps,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { graphql } from 'react-relay';
import type { ApprovalFormMutation } from '../../__generated__/ApprovalFormMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { PictureCard } from '../uploads/PictureCard.tsx';
import { PictureUpload } from '../uploads/PictureUpload.tsx';
import {
  checkAddresses,
  emptyApproval,
  missingParts,
  type ApprovalPart,
  type ApprovalValues,
} from './approval.rules.ts';
import { messages } from './messages.ts';

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
          maxBytes={PICTURE_BYTES.large}
          onUploaded={onChange}
        />
      )}
      {error && <FieldError id="project-image-error">{error}</FieldError>}
    </Stack>
  );
}

interface Props {
  values: ApprovalValues;
  setValues: Dispatch<SetStateAction<ApprovalValues>>;
}

/**
 * Office Email, Client Email, image, Send for Approval (spec §2). A hint beside the button names what is missing. Success clears
 * the fields (spec §4), a failure leaves everything as it is.
 */
export function ApprovalForm({ values, setValues }: Props) {
  const hintId = useId();
  const [left, setLeft] = useState<ReadonlySet<ApprovalPart>>(new Set());
  // A project was sent, and nothing was typed since.
  const [isSent, setIsSent] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [sendProject, isSending] = useInputMutation<ApprovalFormMutation>(
    graphql`
      mutation ApprovalFormMutation($input: SendProjectForApprovalInput!) {
        sendProjectForApproval(input: $input) {
          ... on SendProjectForApprovalPayload @alias(as: "payload") {
            __typename
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.sendFailed,
  );
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: checkAddresses,
    send: ({ officeEmail, clientEmail, imageUrl }) => {
      setIsSent(false);
      return sendProject({ officeEmail: officeEmail.trim(), clientEmail: clientEmail.trim(), imageUrl });
    },
    onDone: () => {
      setValues(emptyApproval);
      setLeft(new Set());
      setIsSent(true);
      setSentCount((count) => count + 1);
    },
  });
  const missing = missingParts(values);
  const change = (part: ApprovalPart, value: string): void => {
    setValues((others) => ({ ...others, [part]: value }));
    setIsSent(false);
  };
  const address = (part: 'officeEmail' | 'clientEmail') =>
    ({
      name: part,
      type: 'email',
      inputMode: 'email',
      required: true,
      readOnly: isSending,
      value: values[part],
      error: failure?.fields[part] ?? (left.has(part) ? checkAddresses(values)[part] : undefined),
      onChange: ({ currentTarget }) => change(part, currentTarget.value),
      onBlur: () => setLeft((others) => new Set(others).add(part)),
    }) satisfies Partial<ComponentProps<typeof Field>>;

  return (
    <Form aria-label={messages.formTitle} onSubmit={onSubmit}>
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
      <input type="hidden" name="imageUrl" value={values.imageUrl} />
      <ProjectImage
        key={sentCount}
        imageUrl={values.imageUrl}
        error={failure?.fields['imageUrl']}
        onChange={(imageUrl) => change('imageUrl', imageUrl)}
      />
      <FailureAlert failure={failure} onWaited={forget} />
      {isSent && <Alert tone="success">{messages.sent}</Alert>}
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
          {isSent ? messages.sendAnother : hintOf(missing)}
        </Text>
      </Stack>
    </Form>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const hintOf = (missing: ApprovalPart[]): string =>
  missing.length === 0
    ? messages.ready
    : messages.missing(list.format(missing.map((part) => messages.parts[part])));
