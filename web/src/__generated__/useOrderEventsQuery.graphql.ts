/**
 * @generated SignedSource<<a4166ae20451031640b0cc08e05840e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeskRole = "KITCHEN" | "MANAGER" | "OWNER" | "%future added value";
export type useOrderEventsQuery$variables = Record<PropertyKey, never>;
export type useOrderEventsQuery$data = {
  readonly viewer: {
    readonly desks: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly onlyWhileBoardOpen: boolean;
      readonly restaurantId: string;
      readonly role: DeskRole;
      readonly slug: string;
      readonly timeZone: string;
      readonly unattendedSince: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useOrderEventsQuery = {
  response: useOrderEventsQuery$data;
  variables: useOrderEventsQuery$variables;
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
      "name": "onlyWhileBoardOpen",
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
    "metadata": null,
    "name": "useOrderEventsQuery",
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
    "name": "useOrderEventsQuery",
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
    "cacheID": "490e4ad053b3070dc3c48a0dd9de7c55",
    "id": null,
    "metadata": {},
    "name": "useOrderEventsQuery",
    "operationKind": "query",
    "text": "query useOrderEventsQuery {\n  viewer {\n    desks {\n      id\n      restaurantId\n      name\n      slug\n      timeZone\n      role\n      onlyWhileBoardOpen\n      unattendedSince\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b779f3e9e80a52f12d1e81e0af095be6";

export default node;
