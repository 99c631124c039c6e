import { styled } from 'styled-components';
import { isTypedEmail } from '@forkfront/common/email.ts';
import { focusNew } from '../../lib/focus.ts';
import { AnchorButton, LinkButton } from '../../ui/Button.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { AnswerLayout, type Project } from './AnswerPage.tsx';
import { messages } from './messages.ts';

const Picture = styled.a`
  display: block;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-2);
  img {
    width: 100%;
    min-height: 160px;
    max-height: 70vh;
    object-fit: contain;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  font-size: var(--size-15);
  dt {
    color: var(--text-soft);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface ProjectFactsProps {
  client: string | undefined;
  office: string | undefined;
  /** Null when unknown. */
  imageUrl: string | null;
}

/** The client's address (spec §2), the office's address, and the picture. */
export function ProjectFacts({ client, office, imageUrl }: ProjectFactsProps) {
  return (
    <Stack $gap={4}>
      {(client || office) && (
        <Facts>
          <Fact term={messages.client} value={client} />
          <Fact term={messages.office} value={office} />
        </Facts>
      )}
      {imageUrl && (
        <Picture href={imageUrl} target="_blank" rel="noopener noreferrer">
          <img src={imageUrl} alt={messages.projectAlt} />
          <VisuallyHidden>
            {messages.seeInFull} {messages.opensInNewTab}
          </VisuallyHidden>
        </Picture>
      )}
    </Stack>
  );
}

function Fact({ term, value }: { term: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** A mailto link to the office with the typed feedback; null when `office` is not an address. */
export function mailToOffice(office: string | undefined, feedback: string): string | null {
  if (!office || !isTypedEmail(office)) return null;
  const address = encodeURIComponent(office.trim()).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(messages.mailSubject)}&body=${encodeURIComponent(feedback)}`;
}

const Nothing = styled.div`
  display: grid;
  gap: var(--space-6);
  svg {
    width: 240px;
    height: auto;
  }
`;

interface Props {
  /** Null: the link is unknown or expired. */
  project: Project;
  /** Of the address, for a project that cannot be loaded. */
  client?: string | undefined;
  office?: string | undefined;
  /** The server's message when it refused an answer. */
  refusal?: string | undefined;
}

/** Says why a project cannot be answered, with a mail link to the office. */
export function SettledProject({ project, client, office, refusal }: Props) {
  const facts = project
    ? { client: project.clientEmail, office: project.officeEmail, imageUrl: project.imageUrl }
    : { client, office, imageUrl: null };
  const mail = mailToOffice(facts.office, '');
  return (
    <div ref={refusal === undefined ? undefined : focusNew} tabIndex={-1}>
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
