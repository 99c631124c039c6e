/**
 * @generated SignedSource<<70ccf683aa0cba3864bc5d64816ff152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeDialog_user$data = {
  readonly id: string;
  readonly restaurants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isTrialAvailable: boolean;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"RestaurantLogo_restaurant">;
      };
    }>;
  };
  readonly " $fragmentType": "UpgradeDialog_user";
};
export type UpgradeDialog_user$key = {
  readonly " $data"?: UpgradeDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeDialog_user">;
};

import UpgradeDialogPaginationQuery_graphql from './UpgradeDialogPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "restaurants"
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
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": UpgradeDialogPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "UpgradeDialog_user",
  "selections": [
    {
      "alias": "restaurants",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": "FREE"
        }
      ],
      "concreteType": "RestaurantConnection",
      "kind": "LinkedField",
      "name": "__UpgradeDialog_restaurants_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RestaurantEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Restaurant",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isTrialAvailable",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RestaurantLogo_restaurant"
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
      "storageKey": "__UpgradeDialog_restaurants_connection(filter:\"FREE\")"
    },
    (v1/*:: as any*/)
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "595bcc48cbacddc9dbb31f4f0a7c3022";

export default node;
