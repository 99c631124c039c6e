/**
 * @generated SignedSource<<cb11d70b6c2a4d38e785f38a675415d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskRole = "KITCHEN" | "MANAGER" | "OWNER" | "%future added value";
export type OrdersScreenQuery$variables = Record<PropertyKey, never>;
export type OrdersScreenQuery$data = {
  readonly pushKey: string;
  readonly viewer: {
    readonly desks: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly restaurantId: string;
      readonly role: DeskRole;
      readonly slug: string;
      readonly timeZone: string;
      readonly unattendedSince: string | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"usePushDevice_user">;
  } | null | undefined;
};
export type OrdersScreenQuery = {
  response: OrdersScreenQuery$data;
  variables: OrdersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pushKey",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderDesk",
  "kind": "LinkedField",
  "name": "desks",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restaurantId",
      "storageKey": null
    },
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unattendedSince",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OrdersScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "usePushDevice_user"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrdersScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PushDevice",
            "kind": "LinkedField",
            "name": "pushDevices",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endpoint",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "df9e03c6f30936ad5ffafbb40520f651",
    "id": null,
    "metadata": {},
    "name": "OrdersScreenQuery",
    "operationKind": "query",
    "text": "query OrdersScreenQuery {\n  pushKey\n  viewer {\n    ...usePushDevice_user\n    desks {\n      id\n      restaurantId\n      name\n      slug\n      timeZone\n      role\n      unattendedSince\n    }\n    id\n  }\n}\n\nfragment usePushDevice_user on User {\n  pushDevices {\n    id\n    label\n    endpoint\n    createdAt\n    isCurrent\n  }\n}\n"
  }
};
})();

(node as any).hash = "a0616b7356941921ddd1f73452f64b87";

export default node;
