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

/** In the place of the form: the thanks, and what was said. */
function FeedbackSent({ feedback }: { feedback: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard and the screen reader go on here.
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

/* Room for more than a line from the start. */
const Letter = styled(TextareaField)`
  && {
    min-height: 180px;
  }
`;

interface FeedbackFormProps {
  /** The project; null when the link lost which: nothing can be sent then, but nothing is lost either. */
  asked: Omit<RequestProjectChangesInput, 'feedback'> | null;
  office: string | undefined;
  onSent: (feedback: string) => void;
}

/** What the client wants changed (spec §2). What was typed stays, and can go to the office by mail, until it was taken. */
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

/** What should change, and the thanks for it. */
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
  /** Of the address; the project's own count more. */
  client: string | undefined;
  office: string | undefined;
}

/** The project of a mailed link with the form, or why there is none any more. */
function ProjectChanges({ token, client, office }: ProjectChangesProps) {
  const project = useProject(token);
  if (!project || project.isAnswered)
    return <SettledProject project={project} client={client} office={office} />;
  const { clientEmail, officeEmail, imageUrl } = project;
  return <ChangesQuestion asked={{ token }} client={clientEmail} office={officeEmail} imageUrl={imageUrl} />;
}

/**
 * A client asks for changes (spec §2). The mail of a workflow has links without a token (spec §7): the server knows whether
 * their two addresses are enough. Without both there is nothing to send, but what was written can still go by mail.
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
