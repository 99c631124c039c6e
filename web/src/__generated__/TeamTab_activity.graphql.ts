/**
 * @generated SignedSource<<34e6fc5232f0afae62ac255f56be1785>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityKind = "IMPORT_UNDONE" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_PAUSED" | "MEMBER_REMOVED" | "MEMBER_RESUMED" | "MEMBER_ROLE_CHANGED" | "MENU_IMPORTED" | "MENU_RESTORED" | "ORDERS_PAUSED" | "ORDERS_RESUMED" | "PROMOTION_CHANGED" | "PROMOTION_CREATED" | "PROMOTION_ENDED" | "PROMOTION_PAUSED" | "PROMOTION_RESUMED" | "SITE_CLOSED" | "SITE_REOPENED" | "SLUG_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TeamTab_activity$data = {
  readonly activity: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly at: string;
        readonly detail: string | null | undefined;
        readonly id: string;
        readonly isAutomatic: boolean;
        readonly kind: ActivityKind;
        readonly personName: string | null | undefined;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "TeamTab_activity";
};
export type TeamTab_activity$key = {
  readonly " $data"?: TeamTab_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTab_activity">;
};

import TeamTabActivityQuery_graphql from './TeamTabActivityQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "activity"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": TeamTabActivityQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "TeamTab_activity",
  "selections": [
    {
      "alias": "activity",
      "args": null,
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "__TeamTab_activity_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Activity",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "detail",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "personName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isAutomatic",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Restaurant",
  "abstractKey": null
};
})();

(node as any).hash = "d67ca73c34cbffefa42df9652fb49b7a";

export default node;
