import './print.css';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { publicOrigin } from '../../lib/publicOrigin.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { LegalSection } from './legalDocument.tsx';
import { messages } from './messages.ts';
import { TableOfContents } from './TableOfContents.tsx';

/** Long text, about 80 characters wide. */
const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 58ch;
  line-height: 1.6;
  @media print {
    max-width: none;
  }
  ul {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.2em;
  }
  li::marker {
    color: var(--primary);
  }
  dl {
    display: grid;
    gap: var(--space-4);
  }
  dl > div {
    padding-left: var(--space-4);
    border-left: 3px solid var(--secondary);
    break-inside: avoid;
  }
  dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
  dd + dd {
    color: var(--text-soft);
    font-size: var(--size-15);
  }
`;

const Root = styled(Container)`
  padding-block: clamp(40px, 6vw, 88px);
  @media print {
    padding-block: 0;
  }
`;

const Top = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  margin-bottom: clamp(32px, 5vw, 56px);
`;

/* A printed page names its address. */
const Source = styled.p`
  display: none;
  @media print {
    display: block;
    font-size: var(--size-13);
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  @media print {
    button {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-8) clamp(40px, 6vw, 88px);
  align-items: start;
  @media ${atLeast('medium')} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Article = styled.article`
  display: grid;
  gap: clamp(36px, 4vw, 52px);
  min-width: 0;
  @media print {
    gap: 20pt;
  }
`;

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  scroll-margin-top: var(--space-2);
`;

interface Props {
  /** Its address, not the router's: a link may be pressed before this page is hydrated. */
  path: string;
  title: string;
  intro: string;
  /** The day as ISO 8601, e.g. `2025-09-12`. */
  lastUpdated: string;
  sections: readonly LegalSection[];
}

/** A legal page (spec §2): table of contents, text, and a print layout. */
export function LegalPage({ path, title, intro, lastUpdated, sections }: Props) {
  return (
    <Root data-legal>
      <PageTitle>{title}</PageTitle>
      <Top>
        <Source>
          {PRODUCT_NAME} · {publicOrigin()}
          {path}
        </Source>
        <Heading as="h1" $size={42}>
          {title}
        </Heading>
        <Text $size={20} $soft>
          {intro}
        </Text>
        <Facts>
          <Text $size={15} $soft>
            {messages.lastUpdated} <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
          </Text>
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon icon={Printer} />
            {messages.print}
          </Button>
        </Facts>
      </Top>
      <Columns>
        <TableOfContents sections={sections} />
        <Article>
          {sections.map((section, number) => (
            <Section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <Heading id={`${section.id}-title`} $size={25}>
                {number + 1}. {section.title}
              </Heading>
              <Prose>{section.body}</Prose>
            </Section>
          ))}
        </Article>
      </Columns>
    </Root>
  );
}
