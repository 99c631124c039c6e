import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ConfirmationScreenMutation } from '../../__generated__/ConfirmationScreenMutation.graphql.ts';
import { focusNew } from '../../lib/focus.ts';
import type { ErrorName } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { LineDrawing } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { AnswerLayout, AnswerPage, useProject } from './AnswerPage.tsx';
import { messages } from './messages.ts';
import { ProjectFacts, SettledProject } from './SettledProject.tsx';

/** A stamped picture: it is approved. */
function ApprovedDrawing() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 30h84v82H44z" />
      <path className="paper" d="M36 22h84v82H36z" />
      <path d="M46 32h64v44H46z" />
      <path d="m46 70 18-18 14 14 12-10 20 18" />
      <circle cx="94" cy="44" r="5" />
      <path d="M46 88h26M46 96h16" />
      <circle className="paper" cx="112" cy="92" r="22" />
      <path d="m102 92 8 8 13-15" />
      <path d="m140 66 7-5M144 92h9M136 118l6 6" />
    </LineDrawing>
  );
}

/** The texts of failures for which the server sent none. */
function fallbackOf(error: ErrorName | null): string {
  if (error === 'ConflictError') return messages.answered;
  return error === 'NotFoundError' ? messages.linkInvalid : messages.confirmFailed;
}

/** The project of a mailed link with the button that approves it, or why it cannot be approved. */
function ProjectApproval({ token, onApproved }: { token: string; onApproved: () => void }) {
  const project = useProject(token);
  const [approve, isLoading] = useMutationOutcome<ConfirmationScreenMutation>(graphql`
    mutation ConfirmationScreenMutation($input: ApproveProjectInput!) {
      approveProject(input: $input) {
        ... on ApproveProjectPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [refusal, setRefusal] = useState<{ message: string; error: ErrorName | null } | null>(null);

  if (!project || refusal?.error === 'NotFoundError')
    return <SettledProject project={null} refusal={refusal?.message} />;
  if (project.isAnswered || refusal?.error === 'ConflictError')
    return <SettledProject project={project} refusal={refusal?.message} />;

  const { clientEmail, officeEmail, imageUrl } = project;
  const press = async (): Promise<void> => {
    setRefusal(null);
    const {
      payload,
      refusal: refused,
      error,
    } = await approve({
      variables: { input: { token } },
      fallback: fallbackOf,
    });
    if (payload) onApproved();
    else setRefusal({ message: refused.message, error });
  };
  return (
    <AnswerLayout
      title={messages.approveTitle}
      intro={messages.approveIntro}
      about={<ProjectFacts client={clientEmail} office={officeEmail} imageUrl={imageUrl} />}
    >
      <Stack $gap={5}>
        {refusal && <Alert tone="error">{refusal.message}</Alert>}
        <Stack $row $gap={3}>
          <Button size="large" loading={isLoading} onClick={() => void press()}>
            {messages.approve}
          </Button>
          <LinkButton
            to="/demonstration/request-changes"
            search={{ client: clientEmail, office: officeEmail, token }}
            size="large"
            variant="secondary"
          >
            {messages.requestChanges}
          </LinkButton>
        </Stack>
      </Stack>
    </AnswerLayout>
  );
}

/**
 * A client approves a project (spec §2). The token of a mailed link needs a press, because mail scanners open links too
 * (decision 15). Without a token the page only shows the thanks.
 */
export function ConfirmationScreen({ token }: { token: string | undefined }) {
  const [approved, setApproved] = useState<string | null>(null);
  if (token === undefined || approved === token) return <Thanks isNews={approved !== null} />;
  return (
    <AnswerPage
      pageTitle={messages.approvePageTitle}
      title={messages.approveTitle}
      intro={messages.approveIntro}
      token={token}
      fieldHeight={0}
    >
      <ProjectApproval key={token} token={token} onApproved={() => setApproved(token)} />
    </AnswerPage>
  );
}

/** `isNews`: it replaces the pressed button and takes the focus. */
function Thanks({ isNews }: { isNews: boolean }) {
  return (
    <PlainScreen
      title={messages.confirmationTitle}
      illustration={ApprovedDrawing}
      actions={
        <LinkButton to="/demonstration" variant="secondary">
          {messages.toDemonstration}
        </LinkButton>
      }
    >
      <span ref={isNews ? focusNew : undefined} tabIndex={-1}>
        {messages.confirmationText}
      </span>
    </PlainScreen>
  );
}
