import { graphql } from 'react-relay';
import type { useProjectQuery } from '../../__generated__/useProjectQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';

export type Project = useProjectQuery['response']['project'];

/** The project of a mailed link; null when the link is unknown or expired. Suspends. */
export function useProject(token: string): Project {
  return useScreenQuery<useProjectQuery>(
    graphql`
      query useProjectQuery($token: String!) {
        project(token: $token) {
          imageUrl
          clientEmail
          officeEmail
          isAnswered
        }
      }
    `,
    { token },
  ).project;
}
