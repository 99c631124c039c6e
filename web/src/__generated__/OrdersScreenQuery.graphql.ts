/**
 * @generated SignedSource<<71f829812eef86cfdda00a0715f57899>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeskRole = "KITCHEN" | "MANAGER" | "OWNER" | "%future added value";
export type OrdersScreenQuery$variables = Record<PropertyKey, never>;
export type OrdersScreenQuery$data = {
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderDesk",
  "kind": "LinkedField",
  "name": "desks",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf99533433bb86e3d5234f5d52e4f508",
    "id": null,
    "metadata": {},
    "name": "OrdersScreenQuery",
    "operationKind": "query",
    "text": "query OrdersScreenQuery {\n  viewer {\n    desks {\n      id\n      restaurantId\n      name\n      slug\n      timeZone\n      role\n      unattendedSince\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1aa803d6470980e9130fc5c4bc1461a6";

export default node;
