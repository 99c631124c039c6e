import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { mailToOffice } from './mailToOffice.ts';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import type { Project } from './useProject.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-8) clamp(32px, 5vw, 64px);
  align-items: center;
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;

/* Where there is nothing left to say about it, the picture only reminds. */
const Reminder = styled.div`
  max-width: 420px;
  svg {
    width: 240px;
    max-width: 100%;
    height: auto;
  }
`;

interface Props {
  /** Null: the link is not ours, or too old. */
  project: Project;
  /** Of the address; the project's own count more. */
  client?: string | undefined;
  office?: string | undefined;
  /** What the server said when it refused an answer. */
  refusal?: string | undefined;
}

/** Why there is nothing to answer any more, and the way to the office. */
export function SettledProject({ project, client, office, refusal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard and the screen reader go on here.
    if (refusal !== undefined) box.current?.focus();
  }, [refusal]);
  const clientEmail = project?.clientEmail ?? client;
  const mail = mailToOffice(project?.officeEmail ?? office, '');
  return (
    <Root ref={box} tabIndex={-1}>
      <Stack $gap={6}>
        {project ? (
          <AnswerHead title={messages.answeredTitle} intro={refusal ?? messages.answered} />
        ) : (
          <AnswerHead title={messages.linkInvalidTitle} intro={refusal ?? messages.linkInvalid} />
        )}
        {!project && <ProjectFacts client={clientEmail} office={office} imageUrl={null} />}
        <Stack $row $gap={3}>
          {mail && (
            <AnchorButton href={mail} variant="secondary">
              {messages.writeToOffice}
            </AnchorButton>
          )}
          <LinkButton to="/demonstration" variant={mail ? 'quiet' : 'secondary'}>
            {messages.toDemonstration}
          </LinkButton>
        </Stack>
      </Stack>
      <Reminder>
        {project ? (
          <ProjectFacts client={clientEmail} office={project.officeEmail} imageUrl={project.imageUrl} />
        ) : (
          <TillRoll />
        )}
      </Reminder>
    </Root>
  );
}
