/**
 * @generated SignedSource<<dced98927f21b4a9d8eb7f05d2ff1c44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsScreenQuery$variables = Record<PropertyKey, never>;
export type JobsScreenQuery$data = {
  readonly operator: {
    readonly failedJobKinds: ReadonlyArray<{
      readonly count: number;
      readonly kind: string;
    }>;
    readonly failedJobs: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
    }>;
  } | null | undefined;
};
export type JobsScreenQuery = {
  response: JobsScreenQuery$data;
  variables: JobsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "FailedJobKind",
  "kind": "LinkedField",
  "name": "failedJobKinds",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operator",
        "kind": "LinkedField",
        "name": "operator",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FailedJob",
            "kind": "LinkedField",
            "name": "failedJobs",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRow_job"
              }
            ],
            "storageKey": null
          }
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
    "name": "JobsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operator",
        "kind": "LinkedField",
        "name": "operator",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FailedJob",
            "kind": "LinkedField",
            "name": "failedJobs",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attempts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAttempts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastError",
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
                "name": "nextAttemptAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03f64a6980c2158800ac5023f8a8dbf9",
    "id": null,
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": "query JobsScreenQuery {\n  operator {\n    failedJobKinds {\n      kind\n      count\n    }\n    failedJobs {\n      id\n      ...JobRow_job\n    }\n  }\n}\n\nfragment JobRow_job on FailedJob {\n  id\n  kind\n  attempts\n  maxAttempts\n  lastError\n  createdAt\n  nextAttemptAt\n}\n"
  }
};
})();

(node as any).hash = "c8c9062ab450ccad49962d6a12693238";

export default node;
