import { ChevronDown } from 'lucide-react';
import { useEffect, useState, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LegalSection } from './legalDocument.tsx';
import { messages } from './messages.ts';

/** A section is current between the header and the upper third of the window. */
const READING_LINE = '-100px 0px -66% 0px';

/** Whether the page is scrolled to its end, where the last sections cannot reach the upper third. */
const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** The id of the current section, at first the first one. At the end of the page it is the address's anchor. `ids`: in page order. */
function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const mark = (): void => {
      const named = window.location.hash.slice(1);
      const read = isAtEnd() && ids.includes(named) ? named : ids.find((id) => inView.has(id));
      if (read !== undefined) setActive(read);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        mark();
      },
      { rootMargin: READING_LINE },
    );
    window.addEventListener('hashchange', mark);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', mark);
    };
  }, [ids]);
  return active;
}

const listStyle = css`
  ol {
    display: grid;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    gap: var(--space-2);
    padding: 6px var(--space-3);
    border-left: 3px solid transparent;
    color: var(--text-soft);
    font-size: var(--size-15);
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  a > span {
    min-width: 1.5em;
    font-variant-numeric: tabular-nums;
  }
`;

const Beside = styled.nav`
  ${listStyle}
  display: none;
  @media ${atLeast('medium')} {
    display: grid;
    gap: var(--space-3);
    position: sticky;
    top: calc(var(--header) + var(--space-6));
    max-height: calc(100dvh - var(--header) - var(--space-12));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ol {
    border-left: 1px solid var(--line);
  }
  a {
    margin-left: -2px;
  }
  a[aria-current] {
    border-color: var(--primary);
    color: var(--primary);
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;

const Title = styled.p`
  padding-left: var(--space-3);
  font-size: var(--size-15);
  font-weight: 650;
`;

const Above = styled.details`
  ${listStyle}
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--touch);
    padding: 10px var(--space-4);
    font-weight: 600;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      transition: transform var(--ease);
    }
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  nav {
    padding: 0 var(--space-1) var(--space-3);
  }
  a {
    min-height: var(--touch);
    align-items: center;
  }
  @media print, ${atLeast('medium')} {
    display: none;
  }
`;

interface Props {
  sections: readonly LegalSection[];
}

/** Links to the sections: beside the text with the current one marked, or folded above it in narrow windows. */
export function TableOfContents({ sections }: Props) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const active = useActiveSection(ids);
  return (
    <>
      <Beside aria-labelledby="contents-title">
        <Title id="contents-title">{messages.contents}</Title>
        <Links sections={sections} active={active} />
      </Beside>
      <Above>
        <summary>
          {messages.contents}
          <Icon icon={ChevronDown} />
        </summary>
        <nav aria-label={messages.contents}>
          <Links sections={sections} active={undefined} />
        </nav>
      </Above>
    </>
  );
}

function Links({ sections, active }: Props & { active: string | undefined }) {
  return (
    <ol role="list">
      {sections.map(({ id, title }, number) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            <span aria-hidden>{number + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
