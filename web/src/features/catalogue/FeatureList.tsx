import { Check, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PackageCard_service$data } from '../../__generated__/PackageCard_service.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

/** Groups features under their headings (spec §2). A line without a heading belongs to the last one; `header` null: there is none. */
export function groupFeatures<T extends { readonly header?: string | null | undefined }>(
  features: readonly T[],
) {
  const groups: { header: string | null; lines: T[] }[] = [];
  for (const line of features) {
    const last = groups.at(-1);
    if (last && (!line.header || line.header === last.header)) last.lines.push(line);
    else groups.push({ header: line.header ?? null, lines: [line] });
  }
  return groups;
}

/* 24 px to look at, 40 to touch. */
const More = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--text-soft);
  cursor: pointer;
  vertical-align: middle;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: var(--primary);
  }
`;

const Explanation = styled.p`
  margin: var(--space-1) 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--size-13);
`;

type FeatureLineProps = Omit<PackageCard_service$data['features'][number], 'header'>;

/** One line of a feature list. Its tooltip opens on hover, and on a press for touch and keyboard. */
function FeatureLine({ isEmphasis, text, tooltip }: FeatureLineProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      {isEmphasis ? <strong>{text}</strong> : text}{' '}
      {tooltip && (
        <More
          type="button"
          title={tooltip}
          aria-label={messages.more(text)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon icon={Info} size={16} />
        </More>
      )}
      {tooltip && isOpen && <Explanation id={id}>{tooltip}</Explanation>}
    </li>
  );
}

const Features = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  font-size: var(--size-15);
  ul {
    display: grid;
    gap: var(--space-1);
  }
`;

const Header = styled.h3`
  margin-bottom: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 650;
`;

interface Props {
  features: PackageCard_service$data['features'];
  /** Level of the headings. */
  level: 3 | 4;
}

/** The features of a plan under their headings (spec §2). */
export function FeatureList({ features, level }: Props) {
  return (
    <Features>
      {groupFeatures(features).map(({ header, lines }) => (
        <div key={`${header} ${lines[0]?.text}`}>
          {header !== null && <Header as={level === 3 ? 'h3' : 'h4'}>{header}</Header>}
          <ul role="list">
            {lines.map((line) => (
              <FeatureLine key={line.text} {...line} />
            ))}
          </ul>
        </div>
      ))}
    </Features>
  );
}

const Limits = styled.ul`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  font-size: var(--size-15);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
  }
  svg {
    margin-top: 2px;
    color: var(--success);
  }
`;

const LIMITS = ['orderLimit', 'staffLimit', 'platformsManaged', 'postsPerWeek', 'adSpendIncluded'] as const;

/** The limits of a plan, each only if it is set (spec §2). An empty element without any, so that the cards stay aligned. */
export function LimitLines({ plan }: { plan: Pick<PackageCard_service$data, (typeof LIMITS)[number]> }) {
  const lines = LIMITS.flatMap((name) => {
    const limit = plan[name];
    return limit == null ? [] : [messages[name](limit)];
  });
  if (lines.length === 0) return <div />;
  return (
    <Limits role="list">
      {lines.map((line) => (
        <li key={line}>
          <Icon icon={Check} size={18} />
          {line}
        </li>
      ))}
    </Limits>
  );
}
