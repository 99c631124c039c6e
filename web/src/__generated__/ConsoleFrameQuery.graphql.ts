/**
 * @generated SignedSource<<8b66b9c91184806fad663258246ea989>>
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
    readonly failedJobKinds: ReadonlyArray<{
      readonly count: number;
    }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedJobKind",
      "kind": "LinkedField",
      "name": "failedJobKinds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
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
    "cacheID": "86e57892479571f9765a1c384d7258d3",
    "id": null,
    "metadata": {},
    "name": "ConsoleFrameQuery",
    "operationKind": "query",
    "text": "query ConsoleFrameQuery {\n  operator {\n    email\n    openReportCount\n    failedJobKinds {\n      count\n    }\n  }\n  viewer {\n    needsSecondFactor\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ac5549f5270362368009a9d1b3daa4b9";

export default node;
