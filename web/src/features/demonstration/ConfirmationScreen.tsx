import { useState, useEffect, useRef } from 'react';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { LineDrawing } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { AnswerLayout, AnswerPage, AnswerSkeleton } from './AnswerPage.tsx';
import { messages } from './messages.ts';
import { ProjectFacts, SettledProject } from './SettledProject.tsx';
import { useApproveProject, type ApprovalRefusal } from './useApproveProject.ts';
import { useProject } from './useProject.ts';

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

/** The project of a mailed link with the button that approves it, or why it cannot be approved. */
function ProjectApproval({ token, onApproved }: { token: string; onApproved: () => void }) {
  const project = useProject(token);
  const [approve, isLoading] = useApproveProject();
  const [refusal, setRefusal] = useState<ApprovalRefusal | null>(null);

  if (!project || refusal?.kind === 'invalid')
    return <SettledProject project={null} refusal={refusal?.message} />;
  if (project.isAnswered || refusal?.kind === 'answered')
    return <SettledProject project={project} refusal={refusal?.message} />;

  const { clientEmail, officeEmail, imageUrl } = project;
  const press = async (): Promise<void> => {
    setRefusal(null);
    const refused = await approve(token);
    if (refused) setRefusal(refused);
    else onApproved();
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
    <AnswerPage title={messages.approvePageTitle}>
      <QueryBoundary
        fallback={
          <AnswerSkeleton title={messages.approveTitle} intro={messages.approveIntro} fieldHeight={0} />
        }
        heading={messages.approveTitle}
        failure={messages.projectFailed}
        resetKey={token}
      >
        <ProjectApproval key={token} token={token} onApproved={() => setApproved(token)} />
      </QueryBoundary>
    </AnswerPage>
  );
}

/** `isNews`: it replaces the pressed button and takes the focus. */
function Thanks({ isNews }: { isNews: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNews) text.current?.focus();
  }, [isNews]);
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
      <span ref={text} tabIndex={-1}>
        {messages.confirmationText}
      </span>
    </PlainScreen>
  );
}
