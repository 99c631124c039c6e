import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ProjectChangesQuery } from '../../__generated__/ProjectChangesQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { ChangesLayout } from './ChangesLayout.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { mailToOffice } from './mailToOffice.ts';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

interface Props {
  token: string;
  /** Of the address; the project's own count more. */
  client: string | undefined;
  office: string | undefined;
}

/** The project of a mailed link with the form, or why there is none any more. */
export function ProjectChanges({ token, client, office }: Props) {
  const { project } = useScreenQuery<ProjectChangesQuery>(
    graphql`
      query ProjectChangesQuery($token: String!) {
        project(token: $token) {
          imageUrl
          clientEmail
          officeEmail
          isAnswered
        }
      }
    `,
    { token },
  );
  const [sent, setSent] = useState<string | null>(null);
  const facts = <ProjectFacts client={project?.clientEmail ?? client} imageUrl={project?.imageUrl ?? null} />;
  const officeEmail = project?.officeEmail ?? office;
  if (sent !== null)
    return (
      <ChangesLayout about={facts}>
        <FeedbackSent feedback={sent} />
      </ChangesLayout>
    );
  if (project && !project.isAnswered)
    return (
      <ChangesLayout about={facts}>
        <FeedbackForm token={token} office={officeEmail} onSent={setSent} />
      </ChangesLayout>
    );
  const mail = mailToOffice(officeEmail, '');
  return (
    <ChangesLayout about={facts}>
      <Alert
        tone={project ? 'info' : 'warning'}
        action={
          mail && (
            <AnchorButton href={mail} variant="secondary">
              {messages.writeToOffice}
            </AnchorButton>
          )
        }
      >
        {project ? messages.answered : messages.linkInvalid}
      </Alert>
    </ChangesLayout>
  );
}
