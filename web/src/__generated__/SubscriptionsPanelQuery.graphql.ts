/**
 * @generated SignedSource<<9d98620231daffebd71c819f2cd29d83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionsPanelQuery$variables = Record<PropertyKey, never>;
export type SubscriptionsPanelQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type SubscriptionsPanelQuery = {
  response: SubscriptionsPanelQuery$data;
  variables: SubscriptionsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SubscriptionsPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SubscriptionsPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d571ea6d406338fdd835b7f5f330d834",
    "id": null,
    "metadata": {},
    "name": "SubscriptionsPanelQuery",
    "operationKind": "query",
    "text": "query SubscriptionsPanelQuery {\n  viewer {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6edf05629903ca4ad734e1ebb865ee0";

export default node;
