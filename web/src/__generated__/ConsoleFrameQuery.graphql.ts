/**
 * @generated SignedSource<<58aac2aa9327ccf8dd58b0e69930fae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ConsoleFrameQuery$variables = Record<PropertyKey, never>;
export type ConsoleFrameQuery$data = {
  readonly operator: {
    readonly email: string;
    readonly openReportCount: number;
  } | null | undefined;
  readonly viewer: {
    readonly needsSecondFactor: boolean;
  } | null | undefined;
};
export type ConsoleFrameQuery = {
  response: ConsoleFrameQuery$data;
  variables: ConsoleFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Operator",
  "kind": "LinkedField",
  "name": "operator",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openReportCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConsoleFrameQuery",
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
    "name": "ConsoleFrameQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0e2606ab85885f81800f5b1d5117b04c",
    "id": null,
    "metadata": {},
    "name": "ConsoleFrameQuery",
    "operationKind": "query",
    "text": "query ConsoleFrameQuery {\n  operator {\n    email\n    openReportCount\n  }\n  viewer {\n    needsSecondFactor\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ac936e4d1754205215f5efe74dfff7c5";

export default node;
