/**
 * @generated SignedSource<<02ca729e94bc4f4064b6abb30cfd6b56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeskRole = "KITCHEN" | "MANAGER" | "OWNER" | "%future added value";
export type BoardScreenQuery$variables = Record<PropertyKey, never>;
export type BoardScreenQuery$data = {
  readonly viewer: {
    readonly desks: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly onlyWhileBoardOpen: boolean;
      readonly restaurantId: string;
      readonly role: DeskRole;
      readonly slug: string;
      readonly timeZone: string;
    }>;
  } | null | undefined;
};
export type BoardScreenQuery = {
  response: BoardScreenQuery$data;
  variables: BoardScreenQuery$variables;
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
    "name": "BoardScreenQuery",
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
    "name": "BoardScreenQuery",
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
    "cacheID": "0122fd4c3e1341144bc2cc50ca2fba46",
    "id": null,
    "metadata": {},
    "name": "BoardScreenQuery",
    "operationKind": "query",
    "text": "query BoardScreenQuery {\n  viewer {\n    desks {\n      id\n      restaurantId\n      name\n      slug\n      timeZone\n      role\n      onlyWhileBoardOpen\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "db2349debd7a82f27372289ad1319e21";

export default node;
