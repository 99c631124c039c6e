import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { groupUsersQuery } from '../../__generated__/groupUsersQuery.graphql.ts';
import { messages } from './messages.ts';

type ProductPage =
  | NonNullable<NonNullable<groupUsersQuery['response']['node']>['restaurant']>['products']
  | undefined;

/** Names of so many products are shown. */
const SHOWN = 5;

/** Names of the products that use a group, e.g. `Margherita, Calzone and 7 more`. `count` is their number. */
export async function namesOfUsers(
  environment: IEnvironment,
  restaurantId: string,
  groupId: string,
  count: number,
): Promise<string> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const answer: groupUsersQuery['response'] | undefined = await fetchQuery<groupUsersQuery>(
      environment,
      // A query that starts with a click: which products use a group is asked before it is deleted only.
      graphql`
        query groupUsersQuery($id: ID!, $after: String) {
          node(id: $id) {
            ... on Restaurant @alias(as: "restaurant") {
              products(first: 100, after: $after) {
                edges {
                  node {
                    name
                    optionGroupIds
                    sizes {
                      optionGroupIds
                    }
                  }
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          }
        }
      `,
      { id: restaurantId, after },
    ).toPromise();
    const page: ProductPage = answer?.node?.restaurant?.products;
    const users = page?.edges.filter(({ node }) =>
      [node.optionGroupIds, ...node.sizes.map((size) => size.optionGroupIds)].flat().includes(groupId),
    );
    names.push(...(users ?? []).map(({ node }) => node.name));
    after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null && names.length < Math.min(count, SHOWN));
  const shown = names.slice(0, SHOWN);
  const more = count - shown.length;
  if (shown.length === 0) return messages.usedBy(count);
  return more > 0 ? messages.andMore(shown.join(', '), more) : shown.join(', ');
}
