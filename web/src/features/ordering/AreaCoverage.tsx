import { graphql } from 'react-relay';
import type { AreaCoverageQuery } from '../../__generated__/AreaCoverageQuery.graphql.ts';
import { useTypedQuery } from '../../relay/useTypedQuery.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { prefixesOf } from './areas.rules.ts';
import { messages } from './messages.ts';

/** What typed postcodes cover, and a warning about those that cover nothing. */
export function AreaCoverage({ written }: { written: string }) {
  const prefixes = prefixesOf(written);
  const { answer } = useTypedQuery<AreaCoverageQuery>(
    graphql`
      query AreaCoverageQuery($prefixes: [String!]!) {
        postcodeCoverage(prefixes: $prefixes) {
          prefix
          districts
        }
      }
    `,
    prefixes.length === 0 ? null : { prefixes },
  );
  // An answer about other texts is old.
  const coverage = (answer?.postcodeCoverage ?? []).filter(({ prefix }) => prefixes.includes(prefix));
  const nothing = coverage.filter(({ districts }) => districts.length === 0);
  const covered = [...new Set(coverage.flatMap(({ districts }) => districts))];
  return (
    <Stack $gap={2} aria-live="polite">
      {covered.length > 0 && (
        <Text $size={15} $soft>
          {messages.covers(covered)}
        </Text>
      )}
      {nothing.length > 0 && (
        <Alert tone="warning">{messages.coversNothing(nothing.map(({ prefix }) => prefix))}</Alert>
      )}
    </Stack>
  );
}
