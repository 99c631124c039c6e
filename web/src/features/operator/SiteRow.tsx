import { graphql, useFragment } from 'react-relay';
import type { SiteRow_site$key } from '../../__generated__/SiteRow_site.graphql.ts';
import { Chip, PackageChip, StatusChip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row } from '../../ui/Rows.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

/** A site as a row of a list: its name leads to its page. */
export function SiteRow({ site }: { site: SiteRow_site$key }) {
  const { id, name, slug, status, suspendedAt, owner, ...rest } = useFragment(
    graphql`
      fragment SiteRow_site on OperatorSite {
        id
        name
        slug
        package
        status
        suspendedAt
        owner {
          id
          email
        }
      }
    `,
    site,
  );
  return (
    <Row $dense>
      <Stack $row $gap={[1, 2]}>
        <TextLink to="/operator/sites/$id" params={{ id }}>
          {name}
        </TextLink>
        <PackageChip tier={rest.package} />
        <StatusChip status={status} />
        {suspendedAt != null && (
          <Chip tone="error" dot>
            {messages.suspended}
          </Chip>
        )}
      </Stack>
      <Text $size={15} $soft>
        {slug}, {owner?.email ?? messages.noOwner}
      </Text>
    </Row>
  );
}
