/**
 * @generated SignedSource<<39ced0463151bead0d412c82f6ca36fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type TestOrderQuery$variables = {
  token: string;
};
export type TestOrderQuery$data = {
  readonly onboardingConversation: {
    readonly testOrder: {
      readonly mailUrl: string;
      readonly number: number;
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
};
export type TestOrderQuery = {
  response: TestOrderQuery$data;
  variables: TestOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OnboardingTestOrder",
  "kind": "LinkedField",
  "name": "testOrder",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TestOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OnboardingConversation",
        "kind": "LinkedField",
        "name": "onboardingConversation",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OnboardingConversation",
        "kind": "LinkedField",
        "name": "onboardingConversation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "1f8576b54e3345fd557d28dcce1f05a9",
    "id": null,
    "metadata": {},
    "name": "TestOrderQuery",
    "operationKind": "query",
    "text": "query TestOrderQuery(\n  $token: String!\n) {\n  onboardingConversation(token: $token) {\n    testOrder {\n      number\n      total\n      mailUrl\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "32209c42ee12516f01846c68f5da8346";

export default node;
