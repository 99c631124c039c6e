import { useState, type ComponentProps } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { RequestChangesScreenQuery } from '../../__generated__/RequestChangesScreenQuery.graphql.ts';
import type {
  RequestChangesScreenMutation,
  RequestProjectChangesInput,
} from '../../__generated__/RequestChangesScreenMutation.graphql.ts';
import { formText, presentErrors } from '../../forms/fields.ts';
import { focusNew } from '../../lib/focus.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnchorButton, Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { AnswerLayout, AnswerPage, useProject } from './AnswerPage.tsx';
import { feedbackError } from './approval.rules.ts';
import type { ChangesSearch } from './approvalSearch.ts';
import { messages } from './messages.ts';
import { mailToOffice, ProjectFacts, SettledProject } from './SettledProject.tsx';

const Quote = styled.blockquote`
  max-width: var(--measure);
  padding-left: var(--space-4);
  border-left: 3px solid var(--secondary);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Replaces the form: the thanks and the feedback. */
function FeedbackSent({ feedback }: { feedback: string }) {
  return (
    <Stack ref={focusNew} tabIndex={-1} $gap={5}>
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

interface ChangesQuestionProps extends ComponentProps<typeof ProjectFacts> {
  /** The project; null for an incomplete link: then nothing can be sent, but the text is kept. */
  asked: Omit<RequestProjectChangesInput, 'feedback'> | null;
}

/** The question what should change (spec §2), then the thanks. After a failure the text is kept and can be mailed to the office. */
function ChangesQuestion({ asked, ...facts }: ChangesQuestionProps) {
  const [request, isLoading] = useInputMutation<RequestChangesScreenMutation>(
    graphql`
      mutation RequestChangesScreenMutation($input: RequestProjectChangesInput!) {
        requestProjectChanges(input: $input) {
          ... on RequestProjectChangesPayload @alias(as: "payload") {
            __typename
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.feedbackFailed,
  );
  const [tried, setTried] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ feedback: formText(data, 'feedback').trim() }),
    check: ({ feedback }) => presentErrors({ feedback: feedbackError(feedback) }),
    send: async ({ feedback }) => {
      setTried(feedback);
      return asked ? request({ ...asked, feedback }) : { message: messages.linkCut, fields: {} };
    },
    onDone: ({ feedback }) => setSent(feedback),
  });
  const mail = mailToOffice(facts.office, tried);
  const about = <ProjectFacts {...facts} />;

  if (sent !== null)
    return (
      <AnswerLayout title={messages.changesSentTitle} intro={messages.changesSentIntro} about={about}>
        <FeedbackSent feedback={sent} />
      </AnswerLayout>
    );
  return (
    <AnswerLayout title={messages.changesTitle} intro={messages.changesIntro} about={about}>
      <Stack $gap={6}>
        {!asked && <Alert tone="warning">{messages.linkCut}</Alert>}
        <Form onSubmit={onSubmit}>
          <Letter
            {...field('feedback')}
            label={messages.feedback}
            autoComplete="off"
            readOnly={isLoading}
            help={messages.feedbackHelp}
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
      </Stack>
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

interface AddressedChangesProps {
  client: string;
  office: string;
}

/** The form of a link with two addresses, which only a workflow sends. Elsewhere the link is incomplete. */
function AddressedChanges({ client, office }: AddressedChangesProps) {
  const { settings } = useScreenQuery<RequestChangesScreenQuery>(
    graphql`
      query RequestChangesScreenQuery {
        settings {
          takesProjectAnswersByAddress
        }
      }
    `,
    {},
  );
  const asked = settings.takesProjectAnswersByAddress ? { clientEmail: client, officeEmail: office } : null;
  return <ChangesQuestion asked={asked} client={client} office={office} imageUrl={null} />;
}

/**
 * A client requests changes (spec §2). Mails of a workflow have links without a token (spec §7), with two addresses instead.
 * Without both nothing can be sent, but the text can be mailed.
 */
export function RequestChangesScreen({ search: { client, office, token } }: { search: ChangesSearch }) {
  return (
    <AnswerPage
      pageTitle={messages.changesPageTitle}
      title={messages.changesTitle}
      intro={messages.changesIntro}
      token={token}
      fieldHeight={160}
    >
      {token !== undefined ? (
        <ProjectChanges key={token} token={token} client={client} office={office} />
      ) : client !== undefined && office !== undefined ? (
        <AddressedChanges client={client} office={office} />
      ) : (
        <ChangesQuestion asked={null} client={client} office={office} imageUrl={null} />
      )}
    </AnswerPage>
  );
}
