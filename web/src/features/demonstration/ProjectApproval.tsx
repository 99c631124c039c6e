import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { SettledProject } from './SettledProject.tsx';
import { useApproveProject, type ApprovalRefusal } from './useApproveProject.ts';
import { useProject } from './useProject.ts';

interface Props {
  token: string;
  onApproved: () => void;
}

/** The project of a mailed link with the button that approves, or why there is none any more. */
export function ProjectApproval({ token, onApproved }: Props) {
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
