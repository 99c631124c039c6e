/**
 * @generated SignedSource<<ac12fe6bd6c99b73de3ae978828ce09c>>
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
};
export type ConsoleFrameQuery = {
  response: ConsoleFrameQuery$data;
  variables: ConsoleFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConsoleFrameQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConsoleFrameQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1060de00a470dcd0c7dde7dbfe2dca81",
    "id": null,
    "metadata": {},
    "name": "ConsoleFrameQuery",
    "operationKind": "query",
    "text": "query ConsoleFrameQuery {\n  operator {\n    email\n    openReportCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "90869821b81e8b6bea42d8d0fc3c297c";

export default node;
