import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ProjectChangesQuery } from '../../__generated__/ProjectChangesQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { ChangesHead } from './ChangesHead.tsx';
import { ChangesLayout } from './ChangesLayout.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { mailToOffice } from './mailToOffice.ts';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

/* Where there is nothing left to say about it, the picture only reminds. */
const Small = styled.div`
  max-width: 480px;
`;

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
      <>
        <ChangesHead title={messages.changesSentTitle} intro={messages.changesSentIntro} />
        <ChangesLayout about={facts}>
          <FeedbackSent feedback={sent} />
        </ChangesLayout>
      </>
    );
  if (project && !project.isAnswered)
    return (
      <>
        <ChangesHead />
        <ChangesLayout about={facts}>
          <FeedbackForm token={token} office={officeEmail} onSent={setSent} />
        </ChangesLayout>
      </>
    );
  const mail = mailToOffice(officeEmail, '');
  return (
    <>
      {project ? (
        <ChangesHead title={messages.answeredTitle} intro={messages.answered} />
      ) : (
        <ChangesHead title={messages.linkInvalidTitle} intro={messages.linkInvalid} />
      )}
      {mail && (
        <div>
          <AnchorButton href={mail} variant="secondary">
            {messages.writeToOffice}
          </AnchorButton>
        </div>
      )}
      <Small>{facts}</Small>
    </>
  );
}
