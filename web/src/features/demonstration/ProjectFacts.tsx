import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

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

interface Props {
  client: string | undefined;
  office: string | undefined;
  /** Null when it is not known. */
  imageUrl: string | null;
}

/** What the answer is about: the client's address (spec §2), the office's, and the picture. */
export function ProjectFacts({ client, office, imageUrl }: Props) {
  return (
    <Root>
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
    </Root>
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
