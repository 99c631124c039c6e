/**
 * @generated SignedSource<<bfba408f9aa455453b8c5a650d56d16f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrdersTodayQuery$variables = Record<PropertyKey, never>;
export type OrdersTodayQuery$data = {
  readonly viewer: {
    readonly desks: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      readonly timeZone: string;
      readonly unattendedSince: string | null | undefined;
    }>;
  } | null | undefined;
};
export type OrdersTodayQuery = {
  response: OrdersTodayQuery$data;
  variables: OrdersTodayQuery$variables;
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
    "name": "OrdersTodayQuery",
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
    "name": "OrdersTodayQuery",
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
    "cacheID": "2c0662217c74a8e5e8777a48a5b771b5",
    "id": null,
    "metadata": {},
    "name": "OrdersTodayQuery",
    "operationKind": "query",
    "text": "query OrdersTodayQuery {\n  viewer {\n    desks {\n      id\n      name\n      slug\n      timeZone\n      unattendedSince\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f01a01a9edf41459fdf404007f121e4";

export default node;
