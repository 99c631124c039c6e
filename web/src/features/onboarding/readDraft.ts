import { graphql, readInlineData } from 'react-relay';
import type { readDraft_draft$key } from '../../__generated__/readDraft_draft.graphql.ts';
import type { Draft } from './conversationState.ts';

/** A draft out of a query, a mutation or an event. */
export function readDraft(draft: readDraft_draft$key): Draft {
  const { name, brand, popularItems, logoUrl, sections } = readInlineData(
    graphql`
      fragment readDraft_draft on OnboardingDraft @inline {
        name
        brand {
          primary
          secondary
        }
        popularItems
        logoUrl
        sections {
          name
          items {
            name
            description
            price
          }
        }
      }
    `,
    draft,
  );
  return { name: name ?? null, brand: brand ?? null, popularItems, logoUrl: logoUrl ?? null, sections };
}
