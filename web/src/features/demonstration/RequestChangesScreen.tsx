import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { RequestProjectChangesInput } from '../../__generated__/useRequestChangesMutation.graphql.ts';
import { formText, presentErrors } from '../../forms/fields.ts';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { AnchorButton, Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { AnswerLayout, AnswerPage, AnswerSkeleton } from './AnswerPage.tsx';
import { feedbackError } from './approval.rules.ts';
import type { ChangesSearch } from './approvalSearch.ts';
import { messages } from './messages.ts';
import { mailToOffice, ProjectFacts, SettledProject } from './SettledProject.tsx';
import { useProject } from './useProject.ts';
import { useRequestChanges } from './useRequestChanges.ts';

const Quote = styled.blockquote`
  max-width: var(--measure);
  padding-left: var(--space-4);
  border-left: 3px solid var(--secondary);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Replaces the form: the thanks and the feedback. */
function FeedbackSent({ feedback }: { feedback: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button has disappeared.
    box.current?.focus();
  }, []);
  return (
    <Stack ref={box} tabIndex={-1} $gap={5}>
      <Alert tone="success">{messages.feedbackSent}</Alert>
      <Stack $gap={2}>
        <Text $size={15} $soft>
          {messages.whatYouWrote}
        </Text>
        <Quote>{feedback}</Quote>
      </Stack>
    </Stack>
  );
}

const Letter = styled(TextareaField)`
  && {
    min-height: 180px;
  }
`;

interface FeedbackFormProps {
  /** The project; null for an incomplete link: then nothing can be sent, but the text is kept. */
  asked: Omit<RequestProjectChangesInput, 'feedback'> | null;
  office: string | undefined;
  onSent: (feedback: string) => void;
}

/** The client's feedback (spec §2). After a failure the text is kept and can be mailed to the office. */
function FeedbackForm({ asked, office, onSent }: FeedbackFormProps) {
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
    <Form onSubmit={onSubmit}>
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
    </Form>
  );
}

interface ChangesQuestionProps extends ComponentProps<typeof ProjectFacts> {
  asked: ComponentProps<typeof FeedbackForm>['asked'];
}

/** The question what should change, then the thanks. */
function ChangesQuestion({ asked, ...facts }: ChangesQuestionProps) {
  const [sent, setSent] = useState<string | null>(null);
  const about = <ProjectFacts {...facts} />;
  return sent === null ? (
    <AnswerLayout title={messages.changesTitle} intro={messages.changesIntro} about={about}>
      <Stack $gap={6}>
        {!asked && <Alert tone="warning">{messages.linkCut}</Alert>}
        <FeedbackForm asked={asked} office={facts.office} onSent={setSent} />
      </Stack>
    </AnswerLayout>
  ) : (
    <AnswerLayout title={messages.changesSentTitle} intro={messages.changesSentIntro} about={about}>
      <FeedbackSent feedback={sent} />
    </AnswerLayout>
  );
}

interface ProjectChangesProps {
  token: string;
  /** Of the address, for a project that cannot be loaded. */
  client: string | undefined;
  office: string | undefined;
}

/** The project of a mailed link with the form, or why it cannot be answered. */
function ProjectChanges({ token, client, office }: ProjectChangesProps) {
  const project = useProject(token);
  if (!project || project.isAnswered)
    return <SettledProject project={project} client={client} office={office} />;
  const { clientEmail, officeEmail, imageUrl } = project;
  return <ChangesQuestion asked={{ token }} client={clientEmail} office={officeEmail} imageUrl={imageUrl} />;
}

/**
 * A client requests changes (spec §2). Mails of a workflow have links without a token (spec §7), with two addresses instead.
 * Without both nothing can be sent, but the text can be mailed.
 */
export function RequestChangesScreen({ search: { client, office, token } }: { search: ChangesSearch }) {
  const addresses = client && office ? { clientEmail: client, officeEmail: office } : null;
  return (
    <AnswerPage title={messages.changesPageTitle}>
      {token === undefined ? (
        <ChangesQuestion asked={addresses} client={client} office={office} imageUrl={null} />
      ) : (
        <QueryBoundary
          fallback={
            <AnswerSkeleton title={messages.changesTitle} intro={messages.changesIntro} fieldHeight={160} />
          }
          heading={messages.changesTitle}
          failure={messages.projectFailed}
          resetKey={token}
        >
          <ProjectChanges key={token} token={token} client={client} office={office} />
        </QueryBoundary>
      )}
    </AnswerPage>
  );
}
