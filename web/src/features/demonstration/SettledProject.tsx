import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { mailToOffice } from './mailToOffice.ts';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import type { Project } from './useProject.ts';

/* A drawing where the picture would be. */
const Nothing = styled.div`
  display: grid;
  gap: var(--space-6);
  svg {
    width: 240px;
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
  const facts = project
    ? { client: project.clientEmail, office: project.officeEmail, imageUrl: project.imageUrl }
    : { client, office, imageUrl: null };
  const mail = mailToOffice(facts.office, '');
  return (
    <div ref={box} tabIndex={-1}>
      <AnswerLayout
        title={project ? messages.answeredTitle : messages.linkInvalidTitle}
        intro={refusal ?? (project ? messages.answered : messages.linkInvalid)}
        about={
          <Nothing>
            <ProjectFacts {...facts} />
            {!project && <TillRoll />}
          </Nothing>
        }
      >
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
      </AnswerLayout>
    </div>
  );
}
