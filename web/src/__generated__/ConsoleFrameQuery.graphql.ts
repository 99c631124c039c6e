/**
 * @generated SignedSource<<666600d1b2025dbff6842eefc92f149b>>
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
    "cacheID": "fa4e156c8051435ae506b95ad7a2f080",
    "id": null,
    "metadata": {},
    "name": "ConsoleFrameQuery",
    "operationKind": "query",
    "text": "query ConsoleFrameQuery {\n  operator {\n    email\n  }\n}\n"
  }
};
})();

(node as any).hash = "9f6533219b257b63b3cd958f3c9112f9";

export default node;
