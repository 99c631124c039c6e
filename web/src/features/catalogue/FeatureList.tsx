import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { FeatureList_service$key } from '../../__generated__/FeatureList_service.graphql.ts';
import { groupFeatures } from './feature.rules.ts';
import { FeatureLine } from './FeatureLine.tsx';

const Root = styled.div`
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
  service: FeatureList_service$key;
  /** Level of the headings. */
  level: 3 | 4;
}

/** What a plan gives, grouped under its headings (spec §2). */
export function FeatureList({ service, level }: Props) {
  const { features } = useFragment(
    graphql`
      fragment FeatureList_service on Service {
        features {
          header
          isEmphasis
          text
          tooltip
        }
      }
    `,
    service,
  );
  return (
    <Root>
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
    </Root>
  );
}
